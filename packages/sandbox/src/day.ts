import { DAY, isoTime } from "./clock.ts";

/** The day of a time, YYYY-MM-DD in UTC. */
export function dayOf(milliseconds: number): string {
  return isoTime(milliseconds).slice(0, 10);
}

const ISO_8601 = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * The day, in UTC, that a text names: an ISO 8601 date or time. A time without an offset is UTC.
 * @returns undefined when there is no such day
 */
export function readDay(text: string): string | undefined {
  const [, date = "", time = "00:00", offset = "Z"] = ISO_8601.exec(text) ?? [];
  const midnight = startOf(date);
  const isDay = !Number.isNaN(midnight) && dayOf(midnight) === date; // not the 30th of February
  const milliseconds = isDay ? Date.parse(`${date}T${time}${offset}`) : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : dayOf(milliseconds);
}

/** When a day begins, in milliseconds since 1970. */
export function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day that lies some days before another. */
export function daysBefore(day: string, days: number): string {
  return dayOf(startOf(day) - days * DAY);
}
