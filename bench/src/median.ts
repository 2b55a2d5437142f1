import { percentile } from "./percentile.ts";

/** The middle value; of an even number of values the lower of the two in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 50);
