import { type Check, each } from "./check.ts";
import type { Fields } from "./fields.ts";
import { compare } from "./first-missing.ts";
import type { Missing } from "./missing.ts";

/** Holds when an order is valid for as many days as its package was listed with. */
export function lastsAs(pack: Fields | Missing, pattern = "/data"): Check {
  return each<Fields>(pattern, ({ validity }) =>
    compare(validity, pack, (days, { day }) => days === day),
  );
}
