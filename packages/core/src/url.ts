export type Values = Readonly<Record<string, unknown>>;

/**
 * Puts values into a path and adds a query: dates in ISO 8601, lists with commas; what is undefined
 * or null is left out.
 * @throws TypeError for a value that has no form there, and for an empty one, `.` and `..` in a path,
 * which would lead to another path, encoded or not
 */
export function address(template: string, values: Values = {}, query: Values = {}): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    return encode(name, /^\.{0,2}$/.test(String(value)) ? {} : value);
  });
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      const list = [value].flat().map((item) => encode(name, item));
      return `${encodeURIComponent(name)}=${list.join(",")}`;
    });
  return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
}

/** @throws TypeError for what has no such form: an object, an invalid date, half a surrogate pair */
function encode(name: string, value: unknown): string {
  try {
    return encodeURIComponent(
      typeof value === "object" ? (value as Date).toISOString() : (value as string),
    );
  } catch {
    throw new TypeError(
      `${name} must be a text, number or date, and in a path not empty, "." or ".."`,
    );
  }
}
