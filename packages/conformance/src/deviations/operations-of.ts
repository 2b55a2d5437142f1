import type { Area } from "../contract/contract.ts";
import { loadContract } from "../contract/load-contract.ts";

/** Every operation of an area, by the contract. */
export function operationsOf(area: Area): string[] {
  return [...loadContract().operations.values()].filter((o) => o.area === area).map(({ id }) => id);
}
