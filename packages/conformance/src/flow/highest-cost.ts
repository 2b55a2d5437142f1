import type { Fields } from "./fields.ts";
import { Missing } from "./missing.ts";

/**
 * The most that ordering a package can cost in NGN: the larger of its two prices, since which one is
 * charged is not shown. A package without a usable price costs nobody knows what, and is not ordered.
 */
export function highestCost(pack: Fields | Missing, quantity: number): number | Missing {
  if (pack instanceof Missing) return pack;
  const prices = [pack["price"], pack["net_price"]].filter((price) => price !== undefined);
  const isUsable = prices.every((price) => typeof price === "number" && price >= 0);
  if (prices.length === 0 || !isUsable) {
    return new Missing("blocked", "the package shows no price to hold a bound against");
  }
  return Math.max(...(prices as number[])) * quantity;
}
