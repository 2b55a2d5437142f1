import { DAY, isoTime } from "./clock.ts";

/** The day of a time, YYYY-MM-DD in UTC. */
export function dayOf(milliseconds: number): string {
  return isoTime(milliseconds).slice(0, 10);
}

/**
 * The day that a text names, as an ISO 8601 date or time.
 * @returns undefined when there is no such day
 */
export function readDay(text: string): string | undefined {
  const [date = "", time = "00:00:00Z"] = text.split("T");
  const start = Date.parse(`${date}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(start) && dayOf(start) === date;
  const milliseconds = isDay ? Date.parse(`${date}T${time}`) : Number.NaN;
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
