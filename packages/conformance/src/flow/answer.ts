import type { Checked } from "../check/finding.ts";
import { Missing } from "./missing.ts";
import { valuesAt } from "./values-at.ts";

/** What a step of a flow led to. A flow never branches on it: what depends on a missing answer is blocked. */
export interface Answer {
  readonly operation: string;
  /** Why there is no answer to look at; absent when the expected one came. */
  readonly missing: Missing | undefined;
  /** What came in place of the answer that the step was there to see; breaks the rules that rest on it. */
  readonly instead: string | undefined;
  readonly checked: Checked | undefined;
  /** Index of its step among all steps of the run. */
  readonly step: number | undefined;
  /** The value at a JSON pointer, which later steps can use unless it is missing or breaks the contract. */
  take<T = string>(pointer: string): T | Missing;
}

export function answered(operation: string, checked: Checked, step?: number): Answer {
  return {
    operation,
    step,
    missing: undefined,
    instead: undefined,
    checked,
    take<T>(pointer: string) {
      const [found] = valuesAt(checked.body, pointer);
      const isBroken = checked.violations.some(
        (finding) => finding.pointer === pointer || pointer.startsWith(`${finding.pointer}/`),
      );
      if (isBroken)
        return new Missing("blocked", `${operation} answered ${pointer} against the contract`);
      if (!found) return new Missing("blocked", `${operation} answered nothing at ${pointer}`);
      return found.value as T;
    },
  };
}

export function unanswered(
  operation: string,
  missing: Missing,
  { instead, step }: { readonly instead?: string; readonly step?: number } = {},
): Answer {
  return {
    operation,
    missing,
    instead,
    checked: undefined,
    step,
    take: () =>
      new Missing(
        missing.outcome === "error" ? "error" : "blocked",
        `${operation}: ${missing.reason}`,
      ),
  };
}
