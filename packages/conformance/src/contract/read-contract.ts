import {
  type Area,
  type Contract,
  effects,
  type Operation,
  type Parameter,
  type Requirement,
  type ResponseRule,
  type SecurityScheme,
} from "./contract.ts";
import type { Schema } from "./schema.ts";

// biome-ignore lint/suspicious/noExplicitAny: a bundled OpenAPI document, walked by its keys.
type Node = any;

/** Where the components of an area are found; references of loaded documents are absolute. */
const address = (area: string) => `https://contract.invalid/${area}/`;

export type Documents = Readonly<Partial<Record<Area, unknown>>>;

/** Reads bundled documents and their registry into what the runner works with. */
export function readContract(
  documents: Documents,
  requirements: Readonly<Record<string, Requirement>>,
): Contract {
  const components = new Map<string, Schema>();
  const operations = new Map<string, Operation>();
  let version = "";
  for (const [area, source] of Object.entries(documents)) {
    const document: Node = JSON.parse(
      JSON.stringify(source).replaceAll('"#/components/schemas/', `"${address(area)}`),
    );
    version = document.info.version;
    for (const [name, schema] of Object.entries<Schema>(document.components?.schemas ?? {})) {
      components.set(address(area) + name, schema);
    }
    for (const [path, item] of Object.entries<Node>(document.paths)) {
      for (const [method, node] of Object.entries<Node>(item)) {
        if (!node.operationId) continue;
        const shared: Node[] = item.parameters ?? [];
        const operation = readOperation(document, area as Area, { method, path, node, shared });
        operations.set(operation.id, operation);
      }
    }
  }
  return { version, operations, components, requirements: new Map(Object.entries(requirements)) };
}

function readOperation(
  document: Node,
  area: Area,
  { method, path, node, shared }: { method: string; path: string; node: Node; shared: Node[] },
): Operation {
  const responses = Object.entries<Node>(node.responses).map(([status, response]) =>
    readResponse(document, Number(status), resolve(document, response)),
  );
  if (!effects.includes(node["x-effect"])) {
    throw new Error(
      `${node.operationId} has no x-effect, so it cannot be told what it would cost.`,
    );
  }
  const body = resolve(document, node.requestBody)?.content["application/json"];
  return {
    id: node.operationId,
    area,
    method: method.toUpperCase(),
    path,
    effect: node["x-effect"],
    rateLimit: node["x-rate-limit"],
    parameters: [...shared, ...(node.parameters ?? [])].map((parameter) =>
      readParameter(resolve(document, parameter)),
    ),
    body: body && { schema: body.schema, example: exampleOf(body) },
    responses: new Map(responses.map((response) => [response.status, response])),
    success: Math.min(...responses.map(({ status }) => status)),
    security: readSecurity(document, node.security ?? document.security),
  };
}

function readResponse(document: Node, status: number, node: Node): ResponseRule {
  const content = Object.entries<Node>(node.content ?? {});
  return {
    status,
    content: new Map(content.map(([type, media]) => [type, media.schema as Schema])),
    headers: Object.entries<Node>(node.headers ?? {}).map(([name, header]) => {
      const { required = false, schema } = resolve(document, header);
      return { name, required, schema };
    }),
  };
}

function readParameter({ name, in: place, required = false, ...node }: Node): Parameter {
  return {
    name,
    in: place,
    required,
    sensitive: node["x-sensitive"] === true,
    example: node.example,
  };
}

function readSecurity(
  document: Node,
  alternatives: Node[] | undefined,
): SecurityScheme | undefined {
  const [name] = Object.keys(alternatives?.[0] ?? {});
  if (name === undefined) return undefined;
  const scheme = document.components.securitySchemes[name];
  return scheme.type === "apiKey"
    ? { name, header: scheme.name, prefix: "" }
    : { name, header: "Authorization", prefix: "Bearer " };
}

function exampleOf(media: Node): unknown {
  const [first] = Object.values<Node>(media.examples ?? {});
  return media.example ?? first?.value;
}

/** Follows references to components other than schemas, which stay references. */
function resolve(document: Node, node: Node): Node {
  if (node?.$ref === undefined) return node;
  const keys: string[] = node.$ref.slice(2).split("/");
  return resolve(
    document,
    keys.reduce((at, key) => at[key], document),
  );
}
