import { basename } from "node:path";
import { describeCalls } from "./describe-calls.ts";
import { payloadSchema } from "./payload-schema.ts";
import { redocly } from "./redocly.ts";
import { type Node, resolver } from "./resolver.ts";

/**
 * What a client must know of each operation at run time, read from the document:
 * where it is, how its payload is told from its envelope, and what the contract's
 * extensions say of limits, repeats and caching. It counts in the size of every client,
 * so what is usual is left out: `lost` stands only where a repeat is safe.
 */
export function generateOperations(document: string): string {
  const bundle = JSON.parse(redocly("bundle", document, "--ext", "json")) as Node;
  const resolve = resolver(bundle);
  const buckets: Record<string, unknown> = {};
  const operations: Record<string, unknown> = {};

  for (const [path, item] of Object.entries<Node>(bundle.paths)) {
    for (const [method, operation] of Object.entries<Node>(item)) {
      if (!operation.operationId) continue;
      const parameters: Node[] = (operation.parameters ?? []).map(resolve);
      refuseWhatTheClientsCannotTell(operation, parameters);
      const limit = operation["x-rate-limit"];
      if (limit) {
        const { per, requests, seconds } = limit;
        buckets[limit.bucket] = { per, requests, seconds };
      }
      const payload = payloadOf(operation, resolve);
      const { lost, refused } = operation["x-replay"];
      operations[operation.operationId] = {
        method: method.toUpperCase(),
        path,
        payload,
        ...(operation.security?.length === 0 && { anonymous: true }),
        ...(parameters.some(({ name }) => name === "Idempotency-Key") && { idempotencyKey: true }),
        ...(lost === "safe" && { lost }),
        ...(refused.length > 0 && { refused }),
        ...(limit && { bucket: limit.bucket }),
        ...(operation["x-cache-seconds"] && { cacheSeconds: operation["x-cache-seconds"] }),
        ...pagingOf(parameters, payload),
      };
    }
  }
  return [
    describeCalls(bundle, basename(document, ".yaml")),
    `export const operations = ${JSON.stringify(operations, null, 2)} as const;\n`,
    `export const buckets = ${JSON.stringify(buckets, null, 2)} as const;\n`,
  ].join("\n");
}

/** A method takes one flat argument: path values by name, the rest in the query of a GET or the body of a POST. */
function refuseWhatTheClientsCannotTell(
  { operationId, requestBody }: Node,
  parameters: Node[],
): void {
  const query = parameters.filter((parameter) => parameter.in === "query");
  if (requestBody && query.length > 0)
    throw new Error(
      `${operationId} has both a query and a body: give the clients a way to tell them apart.`,
    );
  for (const { name, schema, explode } of query)
    if (schema.type === "array" && explode !== false)
      throw new Error(
        `${operationId} repeats ${name}: the clients join the values of a list with commas.`,
      );
}

/** The keys by which the payload is recognised, or `array`, `null`, or `body` where nothing wraps it. */
function payloadOf(
  operation: Node,
  resolve: (node: Node) => Node,
): readonly string[] | "array" | "null" | "body" {
  const schema = resolve(payloadSchema(operation, resolve));
  if (schema === undefined) return "body";
  if (schema.type === "array") return "array";
  if (schema.type === "null") return "null";
  return [...new Set(requiredOf(schema, resolve))];
}

/** How the pages of a list are turned, and where a page that is no bare list has its items. */
function pagingOf(parameters: Node[], payload: readonly string[] | string): { page?: object } {
  const index = parameters.find(({ name }) => name === "page" || name === "page_index")?.name;
  if (index === undefined) return {};
  const isPage = Array.isArray(payload);
  return { page: { index, ...(isPage && { items: "data", last: "nb_pages" }) } };
}

function requiredOf(schema: Node, resolve: (node: Node) => Node): string[] {
  const { required = [], allOf = [] } = resolve(schema);
  return [...required, ...allOf.flatMap((part: Node) => requiredOf(part, resolve))];
}
