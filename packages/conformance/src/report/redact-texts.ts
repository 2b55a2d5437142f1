import type { Redactor } from "./redactor.ts";

/** A copy of `value` with secrets taken out of its texts, of those under keys that `applies` to. */
export function redactTexts<T>(
  redactor: Redactor,
  value: T,
  applies: (key: string) => boolean,
  key = "",
): T {
  if (typeof value === "string") return (applies(key) ? redactor.redact(value) : value) as T;
  if (Array.isArray(value)) {
    return value.map((part) => redactTexts(redactor, part, applies, key)) as T;
  }
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    redactTexts(redactor, part, applies, name),
  ]);
  return Object.fromEntries(parts) as T;
}
