import { type Document, follow, type Schema } from "../contract/document.ts";
import { assumedOf } from "../contract/elements.ts";

/** Every property below a schema as a table row: name, type, whether it is required, what it is. */
export function propertyRows(document: Document, schema: Schema, prefix = ""): string[][] {
  const { items, ...own } = follow<Schema>(document, schema);
  if (items) return propertyRows(document, items, `${prefix}[]`);
  const parts = [own, ...(own.allOf ?? []).map((part) => follow<Schema>(document, part))];
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  // The same property may stand in the envelope and, more narrowly, in the answer: the last one counts.
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<
    string,
    Schema
  >;
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    const target = follow<Schema>(document, property);
    const { description = target.description ?? "" } = property;
    const assumed = assumedOf(property).map((id) => `[[${id}]]`);
    const words = [description.trim(), valuesOf({ ...target, ...property }), ...assumed]
      .filter(Boolean)
      .join(" ");
    const row = [`\`${path}\``, typeOf(target), required.has(name) ? "yes" : "", words];
    return [row, ...propertyRows(document, property, path)];
  });
}

export function typeOf({ type, format, properties, allOf }: Schema): string {
  const name = type ? [type].flat().join(" or ") : properties || allOf ? "object" : "any";
  return format ? `${name} (${format})` : name;
}

/** Said of what `x-sensitive` marks. */
export const sensitive = "Sensitive: keep it out of logs.";

/** Closed and open lists of values, and bounds. */
export function valuesOf(schema: Schema): string {
  const list = (values: readonly unknown[]): string =>
    values.map((value) => `\`${value}\``).join(", ");
  const { const: only, enum: closed, "x-extensible-enum": known, default: standard } = schema;
  return [
    only === undefined ? "" : `Always \`${only}\`.`,
    closed ? `One of ${list(closed)}.` : "",
    known ? `Known values: ${list(known)}; others may come.` : "",
    schema.minimum === undefined ? "" : `At least ${schema.minimum}.`,
    schema.maximum === undefined ? "" : `At most ${schema.maximum}.`,
    schema.maxLength === undefined ? "" : `At most ${schema.maxLength} characters.`,
    schema.pattern ? `Pattern \`${schema.pattern}\`.` : "",
    standard === undefined ? "" : `Default \`${standard}\`.`,
    schema["x-sensitive"] ? sensitive : "",
  ]
    .filter(Boolean)
    .join(" ");
}
