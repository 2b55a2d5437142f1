/** Something of another kind: what a careless serialiser would make of a value. */
export function ofAnotherType(value: unknown): unknown {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return 17;
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return Object.fromEntries(value.entries());
  return value === null ? 0 : "[object Object]";
}

/** Something of the same kind that few schemas with a bound, a format or a list of values allow. */
export function ofAnotherValue(value: unknown): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return "something else";
  if (typeof value === "number") return -1;
  return value;
}
