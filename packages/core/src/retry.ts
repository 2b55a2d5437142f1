import { type Clock, sleep } from "./clock.ts";
import type { Answer, Call, Layer } from "./fetch.ts";
import { isNoAnswerError } from "./no-answer-error.ts";
import { isRateLimitError } from "./rate-limit-error.ts";
import { retryAfterMs } from "./retry-after.ts";

/** A call is sent at most three times. */
const REPEATS = 2;
const FIRST_PAUSE_MS = 250;

/**
 * Sends a call again where the contract says that this is safe (`x-replay`), and, if `replaysKeyed`,
 * one with an idempotency key whose answer was lost.
 */
export function retry(clock: Clock, replaysKeyed = false): Layer {
  return (next) =>
    async function retry(call) {
      for (let repeats = 0; ; repeats++) {
        const { open } = call.progress;
        const answer = await next(call).catch((error: unknown): Answer => ({ error }));
        if (!answer.error || repeats === REPEATS) return answer;
        const pauseMs = pauseAfter(call, answer, repeats);
        if (pauseMs === undefined || !mayRepeat(call, answer, open, replaysKeyed)) return answer;
        await sleep(clock, pauseMs, call.signal);
      }
    };
}

function mayRepeat(
  { operation, operationId, progress, headers }: Call,
  { response, error }: Answer,
  openBefore: number,
  replaysKeyed: boolean,
): boolean {
  // The answer was lost: the request may have been carried out.
  if (progress.open > openBefore)
    return operation?.lost === "safe" || (replaysKeyed && "idempotency-key" in headers);
  // Refused for certain.
  if (response) return operation?.refused?.includes(response.status) === true;
  // Nothing was sent. A failed token exchange was repeated already, as a call of its own.
  return isNoAnswerError(error) && error.operationId === operationId;
}

/** Undefined when the service asks for more patience than the call has. */
function pauseAfter(
  { options: { maxWaitMs } }: Call,
  { response, error }: Answer,
  repeats: number,
): number | undefined {
  const asked = response && retryAfterMs(response.headers);
  if (asked === undefined) return FIRST_PAUSE_MS * 4 ** repeats * (0.5 + Math.random() / 2);
  // The budget waits it out, for every call that draws on it.
  if (isRateLimitError(error)) return 0;
  return asked <= maxWaitMs ? asked : undefined;
}
