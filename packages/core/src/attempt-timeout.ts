import { bounded } from "./bounded.ts";
import type { Clock } from "./clock.ts";
import type { Layer } from "./fetch.ts";

/** Ends one attempt, from its request to the end of its answer, after `ms`. */
export function attemptTimeout(clock: Clock, ms: number): Layer {
  return (next) =>
    function attemptTimeout(call) {
      return bounded(call, ms, clock, next);
    };
}
