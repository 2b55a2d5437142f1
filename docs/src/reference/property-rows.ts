import { type Document, follow, type Schema } from "../contract/document.ts";
import { assumedOf } from "../contract/elements.ts";
import { mergeAllOf } from "../contract/merge-all-of.ts";

/** Every property below a schema as a table row: name, type, whether it is required, what it is. */
export function propertyRows(document: Document, schema: Schema, prefix = ""): string[][] {
  const whole = mergeAllOf(document, follow<Schema>(document, schema));
  const { items, properties = {}, required = [] } = whole;
  if (items) return propertyRows(document, items, `${prefix}[]`);
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    const target = follow<Schema>(document, property);
    const { description = target.description ?? "" } = property;
    const assumed = assumedOf(property).map((id) => `[[${id}]]`);
    const words = [description.trim(), valuesOf({ ...target, ...property }), ...assumed]
      .filter(Boolean)
      .join(" ");
    const row = [`\`${path}\``, typeOf(target), required.includes(name) ? "yes" : "", words];
    return [row, ...propertyRows(document, property, path)];
  });
}

export function typeOf({ type, format, properties, allOf }: Schema): string {
  const name = type ? [type].flat().join(" or ") : properties || allOf ? "object" : "any";
  return format ? `${name} (${format})` : name;
}

/** What extensions say of an element: the known values of an open list, that it is sensitive. */
export function extensionsInWords(element: Schema): string[] {
  const known = element["x-extensible-enum"];
  return [
    ...(known ? [`Known values: ${list(known)}; others may come.`] : []),
    ...(element["x-sensitive"] ? ["Sensitive: keep it out of logs."] : []),
  ];
}

function list(values: readonly unknown[]): string {
  return values.map((value) => `\`${value}\``).join(", ");
}

/** Closed and open lists of values, and bounds. */
export function valuesOf(schema: Schema): string {
  const { const: only, enum: closed, default: standard } = schema;
  return [
    only === undefined ? "" : `Always \`${only}\`.`,
    closed ? `One of ${list(closed)}.` : "",
    schema.minimum === undefined ? "" : `At least ${schema.minimum}.`,
    schema.maximum === undefined ? "" : `At most ${schema.maximum}.`,
    schema.maxLength === undefined ? "" : `At most ${schema.maxLength} characters.`,
    schema.pattern ? `Pattern \`${schema.pattern}\`.` : "",
    standard === undefined ? "" : `Default \`${standard}\`.`,
    ...extensionsInWords(schema),
  ]
    .filter(Boolean)
    .join(" ");
}
