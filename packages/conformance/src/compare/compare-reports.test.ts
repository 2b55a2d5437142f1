import { expect, test } from "vitest";
import type { Entry } from "../report/report.ts";
import { smallReport } from "../testing/small-report.ts";
import { compareReports } from "./compare-reports.ts";

const [first] = smallReport.requirements as [Entry];
const report = (outcome?: Entry["outcome"]) => ({
  ...smallReport,
  requirements: outcome ? [{ ...first, outcome }] : [],
});
const kindOf = (before: Entry["outcome"] | undefined, after: Entry["outcome"] | undefined) => {
  const { worse, better, other } = compareReports(report(before), report(after));
  if (worse.length > 0) return "worse";
  if (better.length > 0) return "better";
  return other.length > 0 ? "other" : "same";
};

test.each([
  ["pass", "fail", "worse"],
  ["pass", "warn", "worse"],
  ["pass", "not-verified", "worse"],
  ["not-verified", "fail", "worse"],
  ["confirmed", "refuted", "worse"],
  ["fail", "pass", "better"],
  ["fail", "blocked", "better"],
  ["not-verified", "pass", "better"],
  ["skip", "blocked", "other"],
  ["pass", "pass", "same"],
  ["pass", undefined, "other"],
  [undefined, "fail", "other"],
] as const)("from %s to %s is %s", (before, after, kind) => {
  expect(kindOf(before, after)).toBe(kind);
});
