const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::(\d{2})(?:[.,]\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/** Whether `text` is an ISO 8601 date, or date and time with or without an offset. */
export function isIso8601(text: string): boolean {
  const [, date = "", time = "00:00", seconds = "00", offset = "Z"] = pattern.exec(text) ?? [];
  const instant = new Date(`${date}T${time}:${seconds === "60" ? "59" : seconds}Z`);
  // A date such as 30 February is moved to March rather than refused.
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(date)) return false;
  const [, hours = 0, minutes = 0] = /(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return Number(hours) < 24 && Number(minutes ?? 0) < 60 && !time.startsWith("24");
}
