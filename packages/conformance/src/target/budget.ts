import type { Effect } from "../contract/contract.ts";
import { type Bounds, flagOf, readsOnly } from "./bounds.ts";

/** Counts what a run does against its bounds, before it does it. */
export interface Budget {
  /** Takes the cost of a step, or says why the step must not be sent. */
  take(effect: Effect, cost: number | undefined): string | undefined;
  readonly used: Readonly<Bounds>;
}

/** @param earlier what an earlier part of the same run has used already */
export function createBudget(bounds: Bounds, earlier: Bounds = readsOnly): Budget {
  const used = { ...earlier };
  return {
    used,
    take(effect, cost) {
      if (effect === "read") return undefined;
      const amount = effect === "spend" ? cost : 1;
      // Not a number, or one below zero, would pass every comparison with a bound.
      if (amount === undefined || !Number.isFinite(amount) || amount < 0) {
        return "what it costs is not known, so no bound can hold it";
      }
      const flag = `--${flagOf[effect]}`;
      const total = used[effect] + amount;
      // A free order is an order all the same: it needs a bound above zero.
      if (bounds[effect] > 0 && total <= bounds[effect]) {
        used[effect] = total;
        return undefined;
      }
      if (effect !== "spend") return `${flag} is ${bounds[effect]}`;
      return `it costs up to ${amount} NGN on top of ${used.spend}, and ${flag} is ${bounds.spend}`;
    },
  };
}
