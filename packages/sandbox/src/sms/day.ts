import { DAY, isoTime } from "../clock.ts";

/** Days that analytics cover where nothing else is asked for. */
export const STANDARD_DAYS = 30;

/** The day of a time, YYYY-MM-DD in UTC (SMS-130: the time zone is unknown). */
export function dayOf(milliseconds: number): string {
  return isoTime(milliseconds).slice(0, 10);
}

/** Whether a text is a day that exists, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && dayOf(time) === text;
}

/** The day that lies some days before another. */
export function daysBefore(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) - days * DAY);
}
