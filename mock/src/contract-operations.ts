import contract from "@partner-connectivity/openapi/partner-connectivity.json" with {
  type: "json",
};
import { type Node, resolver } from "../../openapi/tools/resolver.ts";

/** One operation of the contract with what is needed to send a valid request. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Node[];
  /** An example of the request body, when the operation takes one. */
  readonly body: unknown;
  readonly responses: Readonly<Record<string, Node>>;
  /** The headers that its security scheme asks for. */
  readonly credentials: Readonly<Record<string, string>>;
}

export const document: Node = contract;

export const resolve: (node: Node) => Node = resolver(document);

function credentialsOf(operation: Node): Record<string, string> {
  const [name] = Object.keys((operation.security ?? document.security)[0] ?? {});
  const scheme = name && document.components.securitySchemes[name];
  if (!scheme) return {};
  return scheme.type === "apiKey" ? { [scheme.name]: "key" } : { authorization: "Bearer key" };
}

function exampleOf(media: Node): unknown {
  const [first] = Object.values<Node>(media.examples ?? {});
  return media.example ?? first?.value;
}

function operationOf(path: string, method: string, operation: Node): Operation {
  const body = resolve(operation.requestBody);
  const responses = Object.entries<Node>(operation.responses);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    parameters: (operation.parameters ?? []).map(resolve),
    body: body && exampleOf(body.content["application/json"]),
    responses: Object.fromEntries(responses.map(([status, node]) => [status, resolve(node)])),
    credentials: credentialsOf(operation),
  };
}

export const operations: readonly Operation[] = Object.entries<Node>(document.paths).flatMap(
  ([path, item]) =>
    Object.entries<Node>(item)
      .filter(([, operation]) => operation?.operationId)
      .map(([method, operation]) => operationOf(path, method, operation)),
);

/** The URL of an operation with its path parameters set to their examples. */
export function urlOf(operation: Operation, base: string): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    const { example, schema } = operation.parameters.find((parameter) => parameter.name === name);
    return encodeURIComponent(example ?? resolve(schema).examples[0]);
  });
  return base + path;
}
