import type { Clock } from "./clock.ts";
import type { Layer } from "./fetch.ts";
import type { Bucket, Buckets } from "./operation.ts";
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

  function windowOf(key: string, bucket: Bucket): RateWindow {
    // The one that was used longest ago comes first.
    for (const [other, { isIdle }] of windows) {
      if (!isIdle()) break;
      windows.delete(other);
    }
    const window = windows.get(key) ?? rateWindow(clock, bucket);
    windows.delete(key);
    windows.set(key, window);
    return window;
  }

  return (next) =>
    async function budget(call) {
      const name = call.operation?.bucket;
      const bucket = name && buckets[name];
      if (!bucket) return next(call);
      const window = windowOf(`${name} ${call.args[bucket.per]}`, bucket);
      await window.enter(call, call.operationId === urgent);
      const { sent } = call.progress;
      try {
        const answer = await next(call);
        if (answer.response?.status !== 429) return answer;
        const waitMs = retryAfterMs(answer.response.headers);
        const retryAt = clock.now() + (waitMs ?? bucket.seconds * 1000);
        if (waitMs !== undefined) window.close(retryAt);
        return { ...answer, error: rateLimitError(call, retryAt, answer.error) };
      } finally {
        window.leave(call.progress.sent > sent);
      }
    };
}
