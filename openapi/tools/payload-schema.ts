import type { Node } from "./resolver.ts";

type Resolve = (node: Node) => Node;

/** The schema that an operation's `x-payload` points at, not yet resolved; undefined where nothing wraps the payload. */
export function payloadSchema(operation: Node, resolve: Resolve): Node | undefined {
  const response = resolve(operation.responses["200"]);
  const pointer: string | undefined = response["x-payload"];
  return pointer
    ?.split("/")
    .slice(1)
    .reduce((at, key) => propertyOf(at, key, resolve), response.content["application/json"].schema);
}

/** The schema of a property, its own or that of a part of its `allOf`. */
export function propertyOf(schema: Node, key: string, resolve: Resolve): Node | undefined {
  const { properties, allOf } = resolve(schema);
  return (
    properties?.[key] ?? allOf?.map((part: Node) => propertyOf(part, key, resolve)).find(Boolean)
  );
}
