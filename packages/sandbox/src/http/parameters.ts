import type { Parameter } from "../contract/operation.ts";

/**
 * The query of a request as values of the types that the contract gives them. What cannot be read
 * as such is left as it is, so that the check against the contract names it. Unknown parameters
 * are left out.
 */
export function readQuery(
  parameters: readonly Parameter[],
  search: URLSearchParams,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const { name, in: where, schema } of parameters) {
    if (where !== "query" || !search.has(name)) continue;
    const values = search.getAll(name);
    if (schema.type === "array") query[name] = values.flatMap((value) => value.split(","));
    else query[name] = values.length > 1 ? values : readScalar(schema.type, values[0] ?? "");
  }
  return query;
}

export function readHeaders(
  parameters: readonly Parameter[],
  headers: Headers,
): Record<string, string> {
  const read: Record<string, string> = {};
  for (const { name, in: where } of parameters) {
    const value = where === "header" ? headers.get(name) : null;
    if (value !== null) read[name] = value;
  }
  return read;
}

/** Text of the query or path as the type that the contract gives it, where it can be read so. */
export function readScalar(type: string | undefined, text: string): unknown {
  if (type === "integer" && /^-?\d+$/.test(text)) return Number(text);
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}
