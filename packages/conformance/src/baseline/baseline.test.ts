import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Entry } from "../report/report.ts";
import { smallContract } from "../testing/small-contract.ts";
import { smallReport } from "../testing/small-report.ts";
import { applyBaseline } from "./apply-baseline.ts";
import { readBaseline } from "./baseline.ts";

const folder = mkdtempSync(join(tmpdir(), "baseline-"));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (text: string) => {
  const file = join(folder, "baseline.json");
  writeFileSync(file, text);
  return readBaseline(file, smallContract);
};

test("a baseline names requirements, each with a reason and a day", () => {
  const entry = { reason: "mended in May", expires: "2027-05-31" };
  expect(read(JSON.stringify({ $schema: "x", "SMS-001": entry }))).toEqual({ "SMS-001": entry });
});

test.each([
  ["{", "is not JSON"],
  ["[]", "must be an object"],
  ['{"SMS-999":{}}', 'no requirement "SMS-999"'],
  ['{"SMS-004":{"reason":"r","expires":"2027-01-01"}}', "SMS-004 can never fail"],
  ['{"SMS-001":{"expires":"2027-01-01"}}', "needs a reason"],
  ['{"SMS-001":{"reason":"r"}}', "needs expires"],
  ['{"SMS-001":{"reason":"r","expires":"2027-02-30"}}', "needs expires"],
  ['{"SMS-001":{"reason":"r","expires":"2027-01-01","id":1}}', 'has "id"'],
])("%s is refused: %s", (text, why) => {
  expect(() => read(text)).toThrow(why);
});

const [passed, failed, , open] = smallReport.requirements as [Entry, Entry, Entry, Entry];
const on = (day: string) => new Date(`${day}T12:00:00Z`);
const known = (id: string) => ({ [id]: { reason: "r", expires: "2027-05-31" } });

test.each([
  ["fails as expected, up to its last day", failed, "2027-05-31", "expected"],
  ["fails after its day", failed, "2027-06-01", "expired"],
  ["passes", passed, "2027-05-01", "unexpected-pass"],
  ["passes after its day", passed, "2027-06-01", "unexpected-pass"],
  ["has no verdict", open, "2027-05-01", "open"],
] as const)("what %s is %s", (_, entry, day, state) => {
  expect(applyBaseline(entry, known(entry.id), on(day)).baseline?.state).toBe(state);
});

test("a verdict that the baseline does not name stays as it is", () => {
  expect(applyBaseline(failed, known("SMS-001"), on("2027-01-01"))).toBe(failed);
  expect(applyBaseline(failed, undefined, on("2027-01-01"))).toBe(failed);
});
