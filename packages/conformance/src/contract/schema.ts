/** A JSON Schema of the contract, as far as this package reads it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly "x-extensible-enum"?: readonly unknown[];
  readonly "x-sensitive"?: boolean;
  readonly [keyword: string]: unknown;
}

/** Components of all areas by the address that references in loaded documents carry. */
export type Components = ReadonlyMap<string, Schema>;

/** Keywords under which a property could stand without being found by `layers`. */
const unread = [
  ..."anyOf oneOf if then else not dependentSchemas patternProperties prefixItems contains".split(
    " ",
  ),
  ..."unevaluatedProperties unevaluatedItems propertyNames $dynamicRef".split(" "),
];

export interface Layer {
  readonly schema: Schema;
  /** What the properties of this layer are named after, e.g. `Package` or `TopUpOrder.sims[]`. */
  readonly owner: string;
}

/**
 * Everything that applies to one value: the schema, what it refers to and its `allOf` members.
 * @throws Error on a keyword that would hide properties from the verdicts; extend this function then
 */
export function layers(components: Components, schema: Schema, owner: string): Layer[] {
  const hidden = unread.find((keyword) => keyword in schema);
  if (hidden) throw new Error(`The runner cannot read ${hidden} in the schema of ${owner} yet.`);
  const found: Layer[] = [{ schema, owner }];
  if (schema.$ref !== undefined) {
    const target = components.get(schema.$ref);
    if (!target) throw new Error(`The contract refers to ${schema.$ref}, which is not there.`);
    found.push(...layers(components, target, schema.$ref.split("/").at(-1) ?? ""));
  }
  for (const member of schema.allOf ?? []) found.push(...layers(components, member, owner));
  return found;
}
