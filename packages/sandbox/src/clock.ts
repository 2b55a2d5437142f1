/** How an organisation's time runs: with the wall clock, or only when the control plane moves it. */
export type ClockMode = "real" | "manual";

/** Where a manual clock begins. */
const MANUAL_EPOCH: number = Date.parse("2026-01-15T09:00:00Z");

/** The time of one organisation, still for as long as one request is handled. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** @param offsetMs how far the control plane has moved the clock of this organisation */
export function readClock(mode: ClockMode, offsetMs: number): Clock {
  return { now: (mode === "manual" ? MANUAL_EPOCH : Date.now()) + offsetMs };
}

/** ISO 8601 in UTC, to the second: the form in which every area of the sandbox writes time. */
export function isoTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

/** {@link isoTime}, or null where there is no time. */
export function isoTimeOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : isoTime(milliseconds);
}

export const SECOND = 1000;
export const MINUTE: number = 60 * SECOND;
export const HOUR: number = 60 * MINUTE;
export const DAY: number = 24 * HOUR;
