import { bounded } from "./bounded.ts";
import type { Clock } from "./clock.ts";
import type { Layer } from "./fetch.ts";

/** Ends the whole call, its repeats and waits included, after the caller's `timeoutMs`. */
export function deadline(clock: Clock): Layer {
  return (next) =>
    async function deadline(call) {
      // Nothing is begun for one who has given up already.
      call.signal?.throwIfAborted();
      const { timeoutMs } = call.options;
      return timeoutMs === undefined ? next(call) : bounded(call, timeoutMs, clock, next);
    };
}
