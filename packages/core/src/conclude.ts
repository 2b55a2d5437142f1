import type { Call } from "./fetch.ts";
import { outcomeUnknownError } from "./outcome-unknown-error.ts";

/**
 * The error that the caller gets. While a request is open that may have changed something, the only
 * true thing to say is that its outcome is unknown: neither a time-out nor an abort took it back, and
 * the refusal of a repeat says nothing of the first attempt.
 */
export function conclude(call: Call, error: unknown): unknown {
  const { operation, method, progress } = call;
  const changesNothing = method === "GET" || method === "HEAD" || operation?.lost === "safe";
  return progress.open > 0 && !changesNothing
    ? outcomeUnknownError(call, error, { idempotencyKey: call.headers["idempotency-key"] })
    : error;
}
