import type { Call } from "./fetch.ts";
import { isKind, PartnerError } from "./partner-error.ts";

/** The budget of this operation is used up for longer than the call may wait. Nothing was done. */
export interface RateLimitError extends PartnerError {
  readonly name: "RateLimitError";
  /** When there will be room again, as far as is known now. */
  readonly retryAt: Date;
}

export function rateLimitError(
  call: Pick<Call, "operationId">,
  at: number,
  cause?: unknown,
): PartnerError {
  const retryAt = new Date(at);
  const message = `no room in the budget before ${retryAt.toISOString()}`;
  return new PartnerError("RateLimitError", call, message, { retryAt }, cause ? { cause } : {});
}

export function isRateLimitError(error: unknown): error is RateLimitError {
  return isKind(error, "RateLimitError");
}
