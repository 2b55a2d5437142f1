import { exitCodes } from "../report/exit-code.ts";
import { headline } from "../report/headline.ts";
import type { Report } from "../report/report.ts";
import { compareReports } from "./compare-reports.ts";
import { readReport } from "./read-report.ts";

/** `partner-conformance compare A.json B.json`: exit code 1 when something got worse from A to B. */
export function compareCommand(older: string, newer: string): number {
  const [before, after] = [readReport(older), readReport(newer)];
  const { worse, better, other } = compareReports(before, after);
  const section = (title: string, changes: typeof worse) =>
    changes.length === 0
      ? []
      : [
          "",
          title,
          ...changes.flatMap(({ id, rule, before: was, after: is, reason }) => [
            `  ${id}  ${was} → ${is}  ${rule}`,
            ...(reason ? [`    ${reason}`] : []),
          ]),
        ];
  console.log(
    [
      `A  ${headline(before)}  ${before.startedAt}`,
      `B  ${headline(after)}  ${after.startedAt}`,
      ...differences(before, after),
      ...section("Worse", worse),
      ...section("Better", better),
      ...section("Changed", other),
      ...(worse.length + better.length + other.length === 0
        ? ["", "Every verdict is the same."]
        : []),
    ].join("\n"),
  );
  return worse.length > 0 ? exitCodes.failed : exitCodes.ok;
}

/** What makes two reports hard to compare. */
function differences(before: Report, after: Report): string[] {
  return (["target", "profile", "contract"] as const)
    .filter((key) => before[key] !== after[key])
    .map((key) => `Note: the ${key} is not the same: ${before[key]}, ${after[key]}`);
}
