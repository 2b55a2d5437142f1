import { areas } from "../contract/contract.ts";
import { tell } from "../verdict/tell.ts";
import { reasons } from "../verdict/verdict.ts";
import { headline } from "./headline.ts";
import { plural, table } from "./layout.ts";
import { nextSteps } from "./next-steps.ts";
import { type Entry, isExpected, isMust, isVerified, type Report } from "./report.ts";

export interface RenderOptions {
  readonly colors: {
    bold(text: string): string;
    dim(text: string): string;
    red(text: string): string;
    yellow(text: string): string;
    green(text: string): string;
  };
  /** Name every requirement that is not verified. @default false */
  readonly verbose?: boolean;
}

const longestList = 20;
const mostReasons = 8;

/** The report as text that fits a screen: numbers, what broke, why the rest is open, what to do next. */
export function renderReport(report: Report, { colors, verbose = false }: RenderOptions): string {
  const of = (outcome: string) => report.requirements.filter((entry) => entry.outcome === outcome);
  const sections = [
    table(tableRows(report)).map((line, index) => (index === 0 ? colors.dim(line) : line)),
    list(
      colors.red("Failed"),
      of("fail")
        .filter((entry) => !isExpected(entry))
        .flatMap(lines),
    ),
    list(
      colors.red("Passes and is expected to fail: take it out of the baseline"),
      report.requirements
        .filter(({ baseline }) => baseline?.state === "unexpected-pass")
        .flatMap(lines),
    ),
    list(
      colors.yellow("Failed as expected"),
      report.requirements.filter(isExpected).flatMap(known),
    ),
    list(
      colors.red("Failed, and no requirement names it"),
      report.failures.map((finding) => `  ${tell(finding)} (${finding.flow})`),
    ),
    list(
      colors.yellow("Assumptions refuted (the target has not failed)"),
      of("refuted").flatMap(lines),
    ),
    list(colors.yellow("To look at"), [
      ...of("warn").flatMap(lines),
      ...new Set(report.drifts.map((drift) => `  drift: ${tell(drift)}`)),
    ]),
    list(
      colors.red("Errors of the run"),
      report.errors.map((error) => `  ${error}`),
    ),
    notVerified(report, verbose, colors.dim),
    [colors.bold(headline(report)), ...nextSteps(report)],
  ];
  return sections
    .filter((section) => section.length > 0)
    .map((section) => section.join("\n"))
    .join("\n\n");
}

function tableRows({ areas: scope, requirements }: Report): string[][] {
  const head = ["area", "musts", "verified", "not verified", "failed"];
  const assumptions = ["assumed", "confirmed", "refuted"];
  const rows = areas
    .filter((area) => scope.includes(area))
    .map((area) => {
      const own = requirements.filter((entry) => entry.area === area);
      const musts = own.filter(isMust);
      const count = (outcome: string) => own.filter((entry) => entry.outcome === outcome).length;
      const verified = musts.filter(isVerified).length;
      const failed = count("fail");
      const numbers = [musts.length, verified, musts.length - verified - failed, failed];
      const assumed = own.filter(({ kind }) => kind === "assumption").length;
      return [area, ...[...numbers, assumed, count("confirmed"), count("refuted")].map(String)];
    });
  return [[...head, ...assumptions], ...rows];
}

function lines({ id, rule, reason = "", baseline }: Entry): string[] {
  const late = baseline?.state === "expired" ? [`    was expected until ${baseline.expires}`] : [];
  return [`  ${id}  ${rule}`, ...(reason ? [`    ${reason}`] : []), ...late];
}

function known({ id, rule, baseline }: Entry): string[] {
  return [`  ${id}  ${rule}`, `    until ${baseline?.expires}: ${baseline?.reason}`];
}

function list(title: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  const rest = entries.length - longestList;
  const more = rest > 0 ? [`  … and ${rest} lines more; --json FILE has them all`] : [];
  return [title, ...entries.slice(0, longestList), ...more];
}

/** Counts by reason; rare reasons and what is particular to one requirement are left to --verbose. */
function notVerified(report: Report, verbose: boolean, dim: (text: string) => string): string[] {
  const open = report.requirements.filter(
    (entry) => isMust(entry) && !isVerified(entry) && entry.outcome !== "fail",
  );
  const groups = new Map<string, Entry[]>();
  for (const entry of open) {
    const group = rootOf(entry);
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  if (groups.size === 0) return [];
  const sorted = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  const shown = verbose ? sorted : sorted.slice(0, mostReasons);
  const rest = sorted.slice(shown.length).flatMap(([, entries]) => entries);
  const found = shown.flatMap(([reason, entries]) => [
    `  ${String(entries.length).padStart(3)}  ${reason}`,
    ...(verbose ? wrap(entries.map(({ id }) => id)).map((line) => dim(`       ${line}`)) : []),
  ]);
  const more = `  ${String(rest.length).padStart(3)}  for other reasons, which --verbose names`;
  return [
    `Not verified: ${plural(open.length, "must")}`,
    ...found,
    ...(rest.length > 0 ? [more] : []),
  ];
}

/** What began it: the steps between, and what is particular to one requirement, are left out. */
function rootOf({ outcome, reason = "" }: Entry): string {
  const known = Object.values(reasons).find((text) => reason.startsWith(text));
  if (known) return known;
  const root = reason.replace(/^(?:[a-z]\w*: )+/, "");
  const [bound] = /--max-\w+ is \S+$/.exec(root) ?? [];
  return bound ? `not sent: ${bound}` : outcome === "error" ? `error: ${root}` : root;
}

function wrap(ids: readonly string[], perLine = 8): string[] {
  return ids.flatMap((_, index) =>
    index % perLine === 0 ? [ids.slice(index, index + perLine).join(" ")] : [],
  );
}
