import { HOUR, MINUTE, SECOND } from "../clock.ts";

/** Pauses after the first, second … attempt that failed (SMS-161: when one is sent again is unknown). */
const PAUSES_MS: readonly number[] = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR];

/** A delivery that failed so often is given up. */
export const MOST_ATTEMPTS: number = PAUSES_MS.length + 1;

/** Milliseconds until the attempt after this one, counted from 1. */
export function pauseAfter(attempt: number): number {
  return PAUSES_MS[attempt - 1] ?? 2 * HOUR;
}
