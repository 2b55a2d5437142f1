import { plural } from "./layout.ts";
import { isExpected, type Report } from "./report.ts";

type Headline = Pick<
  Report,
  "verified" | "musts" | "conforms" | "narrowed" | "target" | "profile" | "requirements"
>;

/** The verdict in one sentence. The word "conforms" is for all musts of all areas, and no less. */
export function headline(report: Headline): string {
  const { verified, musts, conforms, narrowed, target, profile } = report;
  const counted = `${verified} of ${musts} musts ${narrowed ? "in scope " : ""}verified`;
  if (conforms && !narrowed) return `${target} conforms: ${counted}.`;
  const expected = report.requirements.filter(isExpected).length;
  const known = expected > 0 ? `, ${plural(expected, "failure")} expected` : "";
  return `${counted}${known} on ${target} (profile ${profile}).`;
}
