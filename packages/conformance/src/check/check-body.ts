import type { ErrorObject } from "ajv/dist/2020.js";
import { type Components, layers, type Schema } from "../contract/schema.ts";
import { type Sighting, sightingsIn } from "../contract/sightings.ts";
import { describe, describeKind } from "../report/describe.ts";
import type { Checked, Finding } from "./finding.ts";
import type { Validate } from "./validator.ts";

/** Checks a body against its schema and tells which declared properties were there and valid. */
export function checkBody(
  { components, validate }: { components: Components; validate: Validate },
  response: string,
  schema: Schema,
  body: unknown,
): Partial<Checked> & { violations: Finding[] } {
  const sightings = sightingsIn(components, schema, body, {
    owner: response,
    pointer: "",
    sensitive: false,
  });
  const violations = validate(schema, body).flatMap((error): Finding[] => {
    const pointer = pointerOf(error);
    const at = sightingsOf(sightings, error, pointer);
    const hidden = at.some(({ sensitive }) => sensitive);
    const problem: Omit<Finding, "element" | "pointer"> =
      pointer === error.instancePath
        ? {
            expected: messageOf(error),
            seen: (hidden ? describeKind : describe)(error.data),
            ...(error.keyword !== "type" && { unfit: true }),
          }
        : { expected: "must be there", seen: describe(error.data), missing: true };
    const elements = new Set(at.map(({ element }) => element));
    if (elements.size === 0) elements.add(response);
    return [...elements].map((element) => ({ element, pointer, ...problem }));
  });
  const broken = new Set(violations.map(({ element }) => element));
  const there = sightings.filter(({ present }) => present);
  return {
    violations,
    drifts: there.flatMap((sighting) => driftOf(components, sighting)),
    seen: new Set(there.map(({ element }) => element).filter((element) => !broken.has(element))),
    secrets: there.filter(({ sensitive }) => sensitive).map(({ value }) => value),
  };
}

/** Where an error stands; what is missing stands where it should be. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty } = params as { missingProperty?: string };
  if (missingProperty === undefined) return instancePath;
  return `${instancePath}/${missingProperty.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/**
 * The properties an error speaks of. Two schemas of an `allOf` may declare the same one: then it is
 * the one whose own schema, or whose parent's `required`, is broken. An error at no property, such
 * as inside a map, belongs to the nearest one around it.
 */
function sightingsOf(
  sightings: readonly Sighting[],
  error: ErrorObject,
  pointer: string,
): Sighting[] {
  const at = sightings.filter((sighting) => sighting.pointer === pointer);
  const own = at.filter(
    ({ schema, parent }) => error.parentSchema === schema || error.parentSchema === parent,
  );
  if (own.length > 0) return own;
  if (at.length > 0 || pointer === "") return at;
  return sightingsOf(sightings, error, pointer.slice(0, pointer.lastIndexOf("/")));
}

function messageOf({ keyword, message = "must be valid", params }: ErrorObject): string {
  if (keyword === "const") return `must be ${JSON.stringify(params["allowedValue"])}`;
  if (keyword === "enum") return `must be one of ${JSON.stringify(params["allowedValues"])}`;
  return message;
}

function driftOf(components: Components, { schema, value, element, pointer }: Sighting): Finding[] {
  if (typeof value !== "string") return [];
  const known = layers(components, schema, element).flatMap(
    (layer) => layer.schema["x-extensible-enum"] ?? [],
  );
  if (known.length === 0 || known.includes(value)) return [];
  return [
    { element, pointer, expected: `known so far: ${known.join(", ")}`, seen: describe(value) },
  ];
}
