import type { Call } from "./fetch.ts";
import { isKind, PartnerError } from "./partner-error.ts";

/**
 * The request may or may not have been carried out, and is not sent again: a repeat could buy,
 * claim, renew or send twice. `cause` says what went wrong. Find out before anything else is tried.
 */
export interface OutcomeUnknownError extends PartnerError {
  readonly name: "OutcomeUnknownError";
  /** The key that the request carried, where the contract has one. */
  readonly idempotencyKey?: string | undefined;
  /** What to look for in the order list: it stands in the description of the order, if there is one. */
  readonly reference?: string;
}

export function outcomeUnknownError(
  call: Pick<Call, "operationId">,
  cause: unknown,
  known: Pick<OutcomeUnknownError, "idempotencyKey" | "reference">,
): PartnerError {
  const message = "it is unknown whether it was carried out; it was not repeated";
  return new PartnerError("OutcomeUnknownError", call, message, known, { cause });
}

export function isOutcomeUnknownError(error: unknown): error is OutcomeUnknownError {
  return isKind(error, "OutcomeUnknownError");
}
