import { tell } from "../verdict/tell.ts";
import { headline } from "./headline.ts";
import { type Entry, isExpected, isMust, isVerified, type Report } from "./report.ts";

/** A run's failures as GitHub annotates them: one workflow command each. */
export function renderAnnotations(report: Report): string[] {
  const failed = report.requirements.filter(isFailed);
  return [
    ...failed.map((entry) =>
      command("error", `${entry.id} ${titleOf(entry)}`, [entry.rule, entry.reason]),
    ),
    ...report.failures.map((finding) =>
      command("error", `${finding.operation} failed`, [tell(finding)]),
    ),
    ...report.errors.map((error) => command("error", "The run", [error])),
    ...report.requirements
      .filter(({ outcome }) => outcome === "warn" || outcome === "refuted")
      .map(({ id, outcome, rule, reason }) =>
        command("warning", `${id} ${outcome}`, [rule, reason]),
      ),
  ];
}

/** The report as Markdown for the summary page of a GitHub job. */
export function renderSummary(report: Report): string {
  const { areas, requirements, exitCode } = report;
  const rows = areas.map((area) => {
    const musts = requirements.filter((entry) => entry.area === area && isMust(entry));
    const failed = musts.filter(({ outcome }) => outcome === "fail").length;
    const verified = musts.filter(isVerified).length;
    return `| ${area} | ${musts.length} | ${verified} | ${musts.length - verified - failed} | ${failed} |`;
  });
  const failures = [
    ...requirements.filter(isFailed).map((entry) => {
      const name = entry.docs ? `[${entry.id}](${entry.docs})` : entry.id;
      return `- **${name}** ${plain(entry.rule)}<br>${plain(entry.reason ?? titleOf(entry))}`;
    }),
    ...report.failures.map((finding) => `- ${plain(tell(finding))}`),
    ...report.errors.map((error) => `- error: ${plain(error)}`),
  ];
  return [
    `## ${exitCode === 0 ? "✅" : "❌"} ${plain(headline(report))}`,
    "",
    "| area | musts | verified | not verified | failed |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...rows,
    ...(failures.length > 0 ? ["", "### Failed", "", ...failures] : []),
    ...known(requirements.filter(isExpected)),
    "",
  ].join("\n");
}

function known(expected: readonly Entry[]): string[] {
  if (expected.length === 0) return [];
  const lines = expected.map(
    ({ id, baseline }) => `- ${id} until ${baseline?.expires}: ${plain(baseline?.reason ?? "")}`,
  );
  return ["", "### Expected failures", "", ...lines];
}

const isFailed = (entry: Entry): boolean =>
  (entry.outcome === "fail" && !isExpected(entry)) || entry.baseline?.state === "unexpected-pass";

function titleOf({ baseline }: Entry): string {
  if (baseline?.state === "unexpected-pass") return "passes and is expected to fail";
  return baseline?.state === "expired" ? "failed, and its expectation expired" : "failed";
}

function command(kind: string, title: string, lines: readonly (string | undefined)[]): string {
  const text = lines.filter((line) => line !== undefined).join("\n");
  const property = escapeData(title).replaceAll(":", "%3A").replaceAll(",", "%2C");
  return `::${kind} title=${property}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** What was seen comes from the target: it must not become Markdown or HTML. */
function plain(text: string): string {
  return text
    .replace(/[\\`*_{}[\]()#+!|~-]/g, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("\n", " ");
}
