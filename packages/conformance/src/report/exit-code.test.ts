import { expect, test } from "vitest";
import { exitCodeOf } from "./exit-code.ts";
import type { Entry, Report } from "./report.ts";

const must = (outcome: Entry["outcome"], kind: Entry["kind"] = "fact"): Entry => ({
  ...{ id: "ESIM-001", area: "esim", level: "must", rule: "", kind, outcome },
  ...{ source: "1", operations: [], flows: [] },
});
const step = (outcome: Report["flows"][0]["steps"][0]["outcome"]) =>
  ({ number: 0, flow: "f", operation: "o", effect: "read", outcome }) as const;

function code(
  requirements: Entry[],
  {
    profile = "staging",
    steps = [],
    failures = [],
    errors = [],
  }: Partial<Report> & {
    steps?: ReturnType<typeof step>[];
  } = {},
): number {
  const flows = [{ name: "f", area: "esim", steps }] as const;
  return exitCodeOf({ profile, requirements, failures, errors, flows });
}

test("0: every must was verified; drift and a broken should are no failures", () => {
  expect(code([must("pass"), must("warn")])).toBe(0);
});

test("0: an assumption that is refuted or not seen is no failure of the target", () => {
  expect(
    code([must("pass"), must("refuted", "assumption"), must("unobserved", "assumption")]),
  ).toBe(0);
});

const baseline = { reason: "known", expires: "2027-01-31" };

test("0: a must failed as the baseline expects", () => {
  const known = { ...must("fail"), baseline: { ...baseline, state: "expected" } } as const;
  expect(code([must("pass"), known])).toBe(0);
});

test("1: an expected failure has expired, or what should fail passes", () => {
  const expired = { ...must("fail"), baseline: { ...baseline, state: "expired" } } as const;
  const passed = { ...must("pass"), baseline: { ...baseline, state: "unexpected-pass" } } as const;
  expect(code([expired])).toBe(1);
  expect(code([passed])).toBe(1);
});

test("5: what is expected to fail was not verified", () => {
  const open = { ...must("not-verified"), baseline: { ...baseline, state: "open" } } as const;
  expect(code([must("pass"), open])).toBe(5);
});

test("1: a must failed, or something that no requirement names", () => {
  expect(code([must("pass"), must("fail")])).toBe(1);
  expect(code([must("pass")], { failures: [{}] as unknown as Report["failures"] })).toBe(1);
});

test("3: an error, even beside a failure", () => {
  expect(code([must("fail"), must("error")])).toBe(3);
  expect(code([must("fail")], { errors: ["broke off"] })).toBe(3);
  expect(code([must("pass")], { steps: [step("error")] })).toBe(3);
});

test("4: a bound held back what a must needs", () => {
  expect(code([must("pass"), must("skip")], { steps: [step("bound")] })).toBe(4);
  expect(code([must("pass"), must("blocked")], { steps: [step("bound")] })).toBe(4);
  expect(code([must("pass")], { steps: [step("bound")] }), "no must needed it").toBe(0);
});

test.each(["blocked", "skip", "not-verified"] as const)("5: a must was %s", (outcome) => {
  expect(code([must("pass"), must(outcome)])).toBe(5);
});

test("on a mock what is not verified is no fault of the mock, what is blocked is", () => {
  expect(code([must("not-verified")], { profile: "mock" })).toBe(0);
  expect(code([must("blocked")], { profile: "mock" })).toBe(5);
});

test("5: asked for assumptions only, a run that saw none of them is no success", () => {
  expect(code([must("unobserved", "assumption")])).toBe(5);
  expect(code([must("confirmed", "assumption")])).toBe(0);
});
