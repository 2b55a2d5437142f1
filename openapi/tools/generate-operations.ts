import { redocly } from "./redocly.ts";

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document, walked by its keys.
type Node = any;

/**
 * What a client must know of each operation at run time, read from the document:
 * where it is, how its payload is told from its envelope, and what the contract's
 * extensions say of limits, repeats and caching.
 */
export function generateOperations(document: string): string {
  const { paths } = JSON.parse(
    redocly("bundle", document, "--dereferenced", "--ext", "json"),
  ) as Node;
  const buckets: Record<string, unknown> = {};
  const operations: Record<string, unknown> = {};

  for (const [path, item] of Object.entries<Node>(paths)) {
    for (const [method, operation] of Object.entries<Node>(item)) {
      if (!operation.operationId) continue;
      const limit = operation["x-rate-limit"];
      if (limit)
        buckets[limit.bucket] = {
          per: limit.per,
          requests: limit.requests,
          seconds: limit.seconds,
        };
      const parameters: Node[] = operation.parameters ?? [];
      operations[operation.operationId] = {
        method: method.toUpperCase(),
        path,
        payload: payloadOf(operation),
        ...(operation.security?.length === 0 && { anonymous: true }),
        ...(parameters.some(({ name }) => name === "Idempotency-Key") && { idempotencyKey: true }),
        lost: operation["x-replay"].lost,
        refused: operation["x-replay"].refused,
        ...(limit && { bucket: limit.bucket }),
        ...(operation["x-cache-seconds"] && { cacheSeconds: operation["x-cache-seconds"] }),
      };
    }
  }
  return [
    `export const operations = ${JSON.stringify(operations, null, 2)} as const;`,
    "",
    `export const buckets = ${JSON.stringify(buckets, null, 2)} as const;`,
    "",
  ].join("\n");
}

/** The keys by which the payload is recognised, or `array`, `null`, or `body` where nothing wraps it. */
function payloadOf(operation: Node): readonly string[] | "array" | "null" | "body" {
  const response = operation.responses["200"];
  const pointer: string | undefined = response["x-payload"];
  if (pointer === undefined) return "body";
  const schema = pointer
    .split("/")
    .slice(1)
    .reduce((at, key) => propertyOf(at, key), response.content["application/json"].schema);
  if (schema.type === "array") return "array";
  if (schema.type === "null") return "null";
  return requiredOf(schema);
}

function propertyOf(schema: Node, key: string): Node {
  const own = schema.properties?.[key];
  return own ?? schema.allOf?.map((part: Node) => propertyOf(part, key)).find(Boolean);
}

function requiredOf(schema: Node): string[] {
  return [...(schema.required ?? []), ...(schema.allOf ?? []).flatMap(requiredOf)];
}
