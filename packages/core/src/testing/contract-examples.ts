// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document, walked by its keys.
type Node = any;

/** What the contract shows of an operation: a call of it, and the payloads that answer it. */
export interface Example {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** The flat argument of a call, every parameter included. */
  readonly args: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly requestBody: unknown;
  readonly contentType: string;
  /** Success bodies, each with its payload. */
  readonly answers: readonly { readonly body: unknown; readonly payload: unknown }[];
  /** The statuses documented as refusals, with a body of each. */
  readonly refusals: readonly { readonly status: number; readonly body: unknown }[];
}

/** The examples of a bundled document. */
export function contractExamples(document: Node): Example[] {
  const resolve = (node: Node): Node =>
    node?.$ref
      ? resolve(
          node.$ref
            .slice(2)
            .split("/")
            .reduce((at: Node, key: string) => at[key.replaceAll("~1", "/")], document),
        )
      : node;

  return Object.entries<Node>(document.paths).flatMap(([path, item]) =>
    Object.entries<Node>(item)
      .filter(([, operation]) => operation?.operationId)
      .map(([method, operation]) => {
        const parameters: Node[] = (operation.parameters ?? []).map(resolve);
        const valuesIn = (place: string) =>
          Object.fromEntries(
            parameters
              .filter((parameter) => parameter.in === place)
              .map(({ name, example }) => [name, example]),
          );
        const [requestBody] = examplesOf(resolve(operation.requestBody));
        const response = resolve(operation.responses["200"]);
        const pointer: string[] = response["x-payload"]?.split("/").slice(1) ?? [];
        return {
          operationId: operation.operationId,
          method: method.toUpperCase(),
          path,
          args: { ...valuesIn("path"), ...valuesIn("query"), ...(requestBody as object) },
          query: valuesIn("query"),
          requestBody,
          contentType: Object.keys(response.content)[0] ?? "",
          answers: examplesOf(response).map((body) => ({
            body,
            payload: pointer.reduce((at: Node, key) => at[key], body),
          })),
          refusals: Object.entries<Node>(operation.responses)
            .filter(([status]) => !status.startsWith("2"))
            .map(([status, refusal]) => ({
              status: Number(status),
              body: examplesOf(resolve(refusal))[0],
            })),
        };
      }),
  );
}

function examplesOf(message: Node): unknown[] {
  const media: Node = Object.values(message?.content ?? {})[0];
  if (!media) return [];
  if ("example" in media) return [media.example];
  return Object.values<Node>(media.examples).map(({ value }) => value);
}
