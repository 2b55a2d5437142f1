import { type Components, type Layer, layers, type Schema } from "./schema.ts";

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
  const sightings: Sighting[] = [];

  function enter(all: readonly Layer[], value: unknown, pointer: string, sensitive: boolean): void {
    if (typeof value !== "object" || value === null) return;
    for (const { schema: parent, owner } of all) {
      if (!Array.isArray(value)) {
        for (const [name, schema] of Object.entries(parent.properties ?? {})) {
          const element = `${owner}.${name}`;
          const inside = layers(components, schema, element);
          const at = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
          const present = Object.hasOwn(value, name);
          const part = present ? (value as Record<string, unknown>)[name] : undefined;
          const hidden = sensitive || inside.some(isSensitive);
          const sighting = { element, pointer: at, present, value: part, schema, parent };
          sightings.push({ ...sighting, sensitive: hidden });
          enter(inside, part, at, hidden);
        }
      } else if (parent.items) {
        const inside = layers(components, parent.items, `${owner}[]`);
        const hidden = sensitive || inside.some(isSensitive);
        for (const [index, entry] of value.entries()) {
          enter(inside, entry, `${pointer}/${index}`, hidden);
        }
      }
    }
  }

  const all = layers(components, schema, owner);
  enter(all, value, pointer, sensitive || all.some(isSensitive));
  return sightings;
}

function isSensitive({ schema }: Layer): boolean {
  return schema["x-sensitive"] === true;
}
