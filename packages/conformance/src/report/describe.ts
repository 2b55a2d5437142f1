const longest = 60;

/** Says what a value is in a few words: short values as they are, objects and lists by their shape. */
export function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value))
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) {
    const keys = Object.keys(value);
    return keys.length === 0 ? "an empty object" : `an object with ${shorten(keys.join(", "))}`;
  }
  return shorten(JSON.stringify(value));
}

/** Says of which kind a value is, for values that no report may show. */
export function describeKind(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return value === undefined ? "nothing" : `a hidden ${typeof value}`;
}

export function shorten(text: string, length: number = longest): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
