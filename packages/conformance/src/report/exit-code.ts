import { type Entry, isExpected, isMust, isVerified, type Report } from "./report.ts";

/**
 * | code | means |
 * |-----:|-------|
 * | 0 | every must in scope was verified or is expected to fail; on a mock, none that its answers can show was blocked |
 * | 1 | the target failed, or what was expected to fail did not |
 * | 2 | the run could not start as asked |
 * | 3 | the target could not be reached, or something went wrong in the run |
 * | 4 | a bound stopped a step that a must in scope depends on |
 * | 5 | a must in scope was blocked, skipped or not verified |
 *
 * Where several apply, 3 comes before 1: a run that broke off has not seen everything.
 */
export const exitCodes = {
  ok: 0,
  failed: 1,
  configuration: 2,
  error: 3,
  bound: 4,
  unverified: 5,
} as const;

type Outcome = Pick<Report, "profile" | "requirements" | "failures" | "errors" | "flows">;

export function exitCodeOf({ profile, requirements, failures, errors, flows }: Outcome): number {
  const has = (outcome: string) => requirements.some((entry) => entry.outcome === outcome);
  const steps = flows.flatMap((flow) => flow.steps);
  if (errors.length > 0 || has("error") || steps.some(({ outcome }) => outcome === "error")) {
    return exitCodes.error;
  }
  if (failures.length > 0 || requirements.some(isFailure)) return exitCodes.failed;
  const musts = requirements.filter(isMust);
  // Asked for assumptions only, a run that sees none of them is no success either.
  const open = (musts.length > 0 ? musts : requirements).filter((entry) => isOpen(entry));
  const held = open.some(({ outcome }) => outcome === "skip" || outcome === "blocked");
  if (held && steps.some(({ outcome }) => outcome === "bound")) return exitCodes.bound;
  // What a mock does not show for want of memory, of examples or of a flow is no fault of the mock.
  const counted =
    profile === "mock" ? open.filter((entry) => entry.outcome !== "not-verified") : open;
  return counted.length > 0 ? exitCodes.unverified : exitCodes.ok;
}

function isFailure(entry: Entry): boolean {
  if (entry.outcome === "fail") return !isExpected(entry);
  return entry.baseline !== undefined && isVerified(entry);
}

function isOpen({ outcome }: Entry): boolean {
  return ["skip", "blocked", "not-verified", "unobserved"].includes(outcome);
}
