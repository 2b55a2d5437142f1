import { payloadSchema, propertyOf } from "./payload-schema.ts";
import { type Node, nameOf, resolver } from "./resolver.ts";

/**
 * The types of an area's methods, one for each operation. Every schema becomes an interface, so
 * that an editor shows `Package` where it would otherwise write out all of its fields.
 */
export function describeCalls(bundle: Node, area: string): string {
  const resolve = resolver(bundle);
  const methods: string[] = [];
  const arguments_: string[] = [];
  for (const item of Object.values<Node>(bundle.paths)) {
    for (const [method, operation] of Object.entries<Node>(item)) {
      if (!operation.operationId) continue;
      const call = describeCall(method, operation, resolve);
      methods.push(call.method);
      if (call.arguments) arguments_.push(call.arguments);
    }
  }
  const calls = [
    ...Object.entries<Node>(bundle.components.schemas)
      .filter(([name, schema]) => !/(Response|Envelope)$/.test(name) && isObject(schema, resolve))
      .map(
        ([name, { description }]) =>
          `${comment(description)}export interface ${name} extends Schema<"${name}"> {}`,
      ),
    "",
    ...arguments_,
    "",
    `/** A method for each operation of the area. */`,
    `export interface ${pascal(area)}Operations {`,
    methods.join("\n"),
    "}\n",
  ].join("\n");
  const used = (name: string) => calls.includes(name);
  return [
    `import type { ${["CallOptions", "PagedMethod"].filter(used).join(", ")} } from "@partner-connectivity/core";`,
    `import type { components${used("Path<") || used("Query<") ? ", operations as Contract" : ""} } from "./schema.gen.ts";\n`,
    `type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];`,
    ...(["path", "query"] as const)
      .filter((place) => used(`${pascal(place)}<`))
      .map(
        (place) =>
          `type ${pascal(place)}<Id extends keyof Contract> = NonNullable<Contract[Id]["parameters"]["${place}"]>;`,
      ),
    "",
    calls,
  ].join("\n");
}

function describeCall(
  method: string,
  operation: Node,
  resolve: (node: Node) => Node,
): { arguments: string; method: string } {
  const { operationId, summary, description = "", requestBody } = operation;
  const parameters: Node[] = (operation.parameters ?? []).map(resolve);
  const path = parameters.filter((parameter) => parameter.in === "path");
  const query = parameters.filter((parameter) => parameter.in === "query");
  const argumentsName = `${pascal(operationId)}Arguments`;
  const bases = [
    ...(path.length > 0 ? [`Path<"${operationId}">`] : []),
    ...(query.length > 0 ? [`Query<"${operationId}">`] : []),
  ];
  const required = path.length > 0 || requestBody || query.some((parameter) => parameter.required);
  const body = requestBody && nameOf(resolve(requestBody).content["application/json"].schema);
  const argument = body ?? (bases.length > 0 ? argumentsName : "Record<string, never>");
  const options = optionsOf(operation, parameters);
  const payload = payloadType(operation, resolve);
  const doc = comment(`${summary}.\n\n${description}\n\n${throwsOf(method, operation)}`, "  ");
  const page = query.find(({ name }) => name === "page" || name === "page_index");
  return {
    arguments:
      bases.length > 0 && !body
        ? `export interface ${argumentsName} extends ${bases.join(", ")} {}`
        : "",
    method: page
      ? `${doc}  readonly ${operationId}: PagedMethod<${argument}, ${payload.type}, ${payload.item}, ${options}>;`
      : `${doc}  ${operationId}(${required ? "args" : "args?"}: ${argument}, options?: ${options}): Promise<${payload.type}>;`,
  };
}

/** The options that mean something for this operation, beside those that every call takes. */
function optionsOf(operation: Node, parameters: Node[]): string {
  const extra = [
    ...(operation["x-cache-seconds"] ? [`"fresh"`] : []),
    ...(operation["x-rate-limit"] ? [`"maxWaitMs"`] : []),
    ...(parameters.some(({ name }) => name === "Idempotency-Key") ? [`"idempotencyKey"`] : []),
  ];
  return extra.length > 0 ? `CallOptions<${extra.join(" | ")}>` : "CallOptions";
}

function throwsOf(method: string, operation: Node): string {
  const { responses, operationId, "x-rate-limit": limit, "x-replay": replay } = operation;
  const changes = method !== "get" && replay.lost !== "safe";
  const statuses = Object.keys(responses).filter((status) => !/^2|429/.test(status));
  return [
    `@throws ApiError ${statuses.join(", ")} and others; \`isApiError(error, "${operationId}")\` types its body`,
    ...(limit ? ["@throws RateLimitError when its turn is further off than `maxWaitMs`"] : []),
    ...(changes
      ? [
          "@throws NoAnswerError when nothing could be sent",
          "@throws OutcomeUnknownError when the answer was lost: perhaps it was carried out",
        ]
      : ["@throws NoAnswerError when no answer came that can be used"]),
  ].join("\n");
}

/** The type of the payload, and of one item where it is a list or a page of one. */
function payloadType(
  operation: Node,
  resolve: (node: Node) => Node,
): { type: string; item: string } {
  const at = payloadSchema(operation, resolve);
  if (at === undefined) return { type: "string", item: "never" };
  const schema = resolve(at);
  if (schema.type === "null") return { type: "null", item: "never" };
  if (schema.type === "array") {
    const item = named(operation, nameOf(schema.items));
    return { type: `readonly ${item}[]`, item };
  }
  const items = propertyOf(schema, "data", resolve)?.items;
  return { type: named(operation, nameOf(at)), item: nameOf(items) ?? "never" };
}

function named({ operationId }: Node, name: string | undefined): string {
  if (name === undefined) throw new Error(`The payload of ${operationId} is no named schema.`);
  return name;
}

function isObject(schema: Node, resolve: (node: Node) => Node): boolean {
  const { type, allOf } = resolve(schema);
  return type === "object" || allOf?.some((part: Node) => isObject(part, resolve)) === true;
}

function comment(text: string | undefined, indent = ""): string {
  if (!text) return "";
  const lines = text
    .trim()
    .replaceAll("*/", "*\\/")
    .replace(/\n{3,}/g, "\n\n")
    .split("\n");
  const [first] = lines;
  if (lines.length === 1) return `${indent}/** ${first} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
