import type { Requirement } from "../contract/contract.ts";

/** Whether a run can say anything of a requirement: not of gaps, of partners, of what nobody can see. */
export function isJudged({ kind, binds, unobservable }: Requirement): boolean {
  return kind !== "gap" && binds === "service" && unobservable === undefined;
}
