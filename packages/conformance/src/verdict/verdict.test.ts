import { describe, expect, test } from "vitest";
import type { Flow } from "../flow/flow.ts";
import { renderJunit } from "../report/render-junit.ts";
import { browse, list, runAgainst, withList } from "../testing/run-against.ts";
import type { Reply } from "../testing/serve.ts";
import { goodBook, goodList } from "../testing/small-contract.ts";

const good = {
  "SMS-001": "pass",
  "SMS-002": "pass",
  "SMS-003": "pass",
  "SMS-004": "confirmed",
  "SMS-005": "pass",
  "SMS-006": "pass",
  "SMS-007": "pass",
  "SMS-008": "pass",
  "SMS-009": "not-verified",
  "SMS-010": "pass",
  "SMS-011": "not-verified",
};

test("a good target gets a verdict for what was there, and none for what was not", async () => {
  const report = await runAgainst(withList(list()));
  expect(report.verdicts).toEqual(good);
  const open = report.requirements.filter(({ outcome }) => outcome === "not-verified");
  expect(open.map(({ reason }) => reason)).toEqual([
    "not every part of it was in the answers: Book.sequel",
    "not every part of it was in the answers: listBooks.404, Refusal.message",
  ]);
  expect(report).toMatchObject({ verified: 7, musts: 9, conforms: false, exitCode: 5 });
});

test("M of M conforms", async () => {
  const complete = withList(list({ sequel: goodBook }));
  const report = await runAgainst(complete, { only: "SMS-001,SMS-002,SMS-003,SMS-009" });
  expect(report).toMatchObject({ verified: 4, musts: 4, conforms: true, exitCode: 0 });
});

describe("each deviation is red where it is, and nowhere else", () => {
  test.each<[string, Reply, Record<string, string>, number]>([
    [
      "a missing field: its rule fails, what needs the field or the whole is open",
      list({ id: undefined }),
      { "SMS-001": "not-verified", "SMS-002": "fail", "SMS-007": "blocked" },
      1,
    ],
    [
      "a wrong type that is assumed: the assumption is refuted, the facts seen through it are open",
      list({ price: "3" }),
      {
        "SMS-001": "not-verified",
        "SMS-004": "refuted",
        "SMS-005": "not-verified",
        "SMS-006": "not-verified",
        "SMS-007": "blocked",
      },
      5,
    ],
    [
      "a field that is required and missing: the fact fails, the assumption on its type is open",
      list({ price: undefined }),
      {
        "SMS-001": "not-verified",
        "SMS-004": "unobserved",
        "SMS-005": "fail",
        "SMS-006": "not-verified",
        "SMS-007": "blocked",
      },
      1,
    ],
    ["a missing header", list({}, {}), { "SMS-001": "not-verified", "SMS-008": "fail" }, 1],
    ["drift: a warning", list({ state: "lost" }), { "SMS-003": "warn" }, 5],
    [
      "a should that is broken: a warning",
      { headers: { "x-total": "1" }, body: { ...goodList, success: false } },
      { "SMS-001": "not-verified", "SMS-010": "warn" },
      5,
    ],
    ["a rule broken by a value", list({ price: 101 }), { "SMS-006": "fail", "SMS-007": "skip" }, 1],
    [
      "a field that is not required and not there",
      list({ state: undefined }),
      { "SMS-003": "not-verified" },
      5,
    ],
  ])("%s", async (_, reply, changed, exitCode) => {
    const report = await runAgainst(withList(reply));
    expect(report.verdicts).toEqual({ ...good, ...changed });
    expect(report.exitCode).toBe(exitCode);
    expect(report.failures).toEqual([]);
  });
});

test("of a rule that a value breaks the place and the value are told", async () => {
  const report = await runAgainst(withList(list({ price: 101 })));
  const broken = report.requirements.find(({ id }) => id === "SMS-006");
  expect(broken).toMatchObject({
    reason: "/data/0/price is 101",
    evidence: [{ step: 0, pointer: "/data/0/price", seen: "101" }],
  });
  expect(renderJunit(report)).toContain("/data/0/price: saw 101");
});

test("an undocumented status is a failure that no requirement names, and blocks the rest", async () => {
  const report = await runAgainst(withList({ status: 500, body: { message: "oops" } }));
  expect(report.failures).toMatchObject([{ operation: "listBooks", seen: "500" }]);
  expect(report.exitCode).toBe(1);
  expect(new Set(Object.values(report.verdicts))).toEqual(new Set(["blocked", "unobserved"]));
});

test("another success status breaks the rule on the status", async () => {
  const report = await runAgainst(withList({ ...list(), status: 201 }));
  expect(report.verdicts["SMS-001"]).toBe("fail");
  expect(report.verdicts["SMS-002"]).toBe("blocked");
});

test("a documented refusal blocks what depends on it and is no failure", async () => {
  const report = await runAgainst(withList({ status: 404, body: { message: "no such shelf" } }));
  expect(report.verdicts).toMatchObject({ "SMS-001": "blocked", "SMS-011": "pass" });
  expect(report.requirements[0]?.reason).toBe("listBooks was refused with 404: no such shelf");
  expect(report.exitCode).toBe(5);
});

test("a refusal that is not as documented is a failure", async () => {
  const report = await runAgainst(withList({ status: 404, body: { error: "no" } }));
  expect(report.verdicts["SMS-011"]).toBe("fail");
  expect(report.exitCode).toBe(1);
});

test("a rule whose check had nothing to look at is not verified", async () => {
  const report = await runAgainst(withList({ ...list(), body: { success: true, data: [] } }));
  const { outcome, reason } = report.requirements.find(({ id }) => id === "SMS-006") ?? {};
  expect({ outcome, reason }).toEqual({
    outcome: "not-verified",
    reason: "nothing in the answers could show it",
  });
  expect(report.verdicts).toMatchObject({ "SMS-002": "not-verified", "SMS-004": "unobserved" });
});

test("a response that was sound once and broken once is not verified", async () => {
  let asked = 0;
  const twice: Flow = {
    ...browse,
    async run({ call, shape }) {
      for (const shelf of ["sea", "sky"]) {
        shape(await call("listBooks", { shelf }), "SMS-001", "SMS-008");
      }
    },
  };
  const report = await runAgainst(() => list({}, asked++ === 0 ? { "x-total": "1" } : {}), {
    flow: twice,
  });
  expect(report.verdicts).toMatchObject({ "SMS-001": "not-verified", "SMS-008": "fail" });
});
