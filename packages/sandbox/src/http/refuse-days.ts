import type { Operation } from "../contract/operation.ts";
import { readDay } from "../day.ts";
import type { Reply } from "./call.ts";
import { refuseInvalid } from "./refuse-invalid.ts";

/**
 * Refuses days of the query that cannot be read. Their form is not shown (ESIM-175, SMS-129): an
 * empty list in place of a refusal would hide the slip.
 * @returns nothing when all can be read, or none is given
 */
export function refuseDays(
  { operation }: { readonly operation: Operation },
  days: Readonly<Record<string, string | undefined>>,
): Reply | undefined {
  const wrong = Object.entries(days).filter(
    ([, text]) => text !== undefined && readDay(text) === undefined,
  );
  if (wrong.length === 0) return undefined;
  const violations = wrong.map(([field]) => ({
    part: "query",
    field,
    missing: false,
    message: `${field} must be a day that exists, YYYY-MM-DD`,
  }));
  return refuseInvalid(operation, violations);
}
