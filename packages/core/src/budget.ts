import type { Clock } from "./clock.ts";
import type { Layer } from "./fetch.ts";
import type { Buckets } from "./operation.ts";
import { rateLimitError } from "./rate-limit-error.ts";
import { type RateWindow, rateWindow } from "./rate-window.ts";
import { retryAfterMs } from "./retry-after.ts";

/**
 * Keeps each bucket within its limit: a call waits for its turn, or is refused with the time of its
 * turn when that is further off than the call may wait. A 429 with `Retry-After` closes the bucket
 * for as long, since others can draw on the same budget. Calls of the `urgent` operation go before
 * others of their bucket.
 */
export function budget(clock: Clock, buckets: Buckets, urgent?: string): Layer {
  const windows = new Map<string, RateWindow>();

  function windowOf(key: string, places: number, periodMs: number): RateWindow {
    // The one that was used longest ago comes first.
    for (const [other, { isIdle }] of windows) {
      if (!isIdle()) break;
      windows.delete(other);
    }
    const window = windows.get(key) ?? rateWindow(clock, places, periodMs);
    windows.delete(key);
    windows.set(key, window);
    return window;
  }

  return (next) =>
    async function budget(call) {
      const name = call.operation?.bucket;
      const bucket = name && buckets[name];
      if (!bucket) return next(call);
      const periodMs = bucket.seconds * 1000;
      const key = `${name} ${call.args[bucket.per]}`;
      const window = windowOf(key, bucket.requests, periodMs);
      await window.enter(call, call.operationId === urgent);
      const { sent } = call.progress;
      try {
        const answer = await next(call);
        if (answer.response?.status !== 429) return answer;
        const waitMs = retryAfterMs(answer.response.headers);
        if (waitMs !== undefined) window.close(clock.now() + waitMs);
        const retryAt = clock.now() + (waitMs ?? periodMs);
        return { ...answer, error: rateLimitError(call, retryAt, answer.error) };
      } finally {
        window.leave(call.progress.sent > sent);
      }
    };
}
