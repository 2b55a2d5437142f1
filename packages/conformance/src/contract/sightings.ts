import { type Components, layers, type Schema } from "./schema.ts";

/** A property that the contract declares, met at one place of one value. */
export interface Sighting {
  /** Name in the `covers` vocabulary, e.g. `Package.amount`; a name of its own in inline schemas. */
  readonly element: string;
  readonly pointer: string;
  readonly present: boolean;
  readonly value: unknown;
  readonly schema: Schema;
  /** The object schema that declares it: what Ajv calls the parent schema of `required`. */
  readonly parent: Schema;
  readonly sensitive: boolean;
}

interface Place {
  readonly owner: string;
  readonly pointer: string;
  readonly sensitive: boolean;
}

/** Every declared property of `value`, there or not, however deep. */
export function sightingsIn(
  components: Components,
  schema: Schema,
  value: unknown,
  { owner, pointer, sensitive }: Place = { owner: "", pointer: "", sensitive: false },
): Sighting[] {
  const all = layers(components, schema, owner);
  const hidden = sensitive || all.some((layer) => layer.schema["x-sensitive"] === true);
  return all.flatMap((layer): Sighting[] => {
    if (Array.isArray(value)) {
      const { items } = layer.schema;
      if (!items) return [];
      return value.flatMap((entry, index) => {
        const place = {
          owner: `${layer.owner}[]`,
          pointer: `${pointer}/${index}`,
          sensitive: hidden,
        };
        return sightingsIn(components, items, entry, place);
      });
    }
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(layer.schema.properties ?? {}).flatMap(([name, property]) => {
      const present = Object.hasOwn(value, name);
      const at = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      const element = `${layer.owner}.${name}`;
      const inner = present ? (value as Record<string, unknown>)[name] : undefined;
      const isSensitive =
        hidden ||
        layers(components, property, element).some((l) => l.schema["x-sensitive"] === true);
      const sighting: Sighting = {
        element,
        pointer: at,
        present,
        value: inner,
        schema: property,
        parent: layer.schema,
        sensitive: isSensitive,
      };
      const place = { owner: element, pointer: at, sensitive: isSensitive };
      return [sighting, ...(present ? sightingsIn(components, property, inner, place) : [])];
    });
  });
}
