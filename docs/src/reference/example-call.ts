import type { Operation } from "../contract/operation.ts";

/** The values of a call as samples and try-it send it: those of the contract's own examples. */
export interface ExampleCall {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** All that is required, and the first option of the query to show how options are given. */
export function exampleCall({ parameters, requestBody }: Operation): ExampleCall {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const shown = inQuery.filter((parameter) => parameter.required || parameter === inQuery[0]);
  const values = (list: Operation["parameters"]): Record<string, string> =>
    Object.fromEntries(list.map(({ name, example }) => [name, [example].flat().join(",")]));
  const [media] = Object.values(requestBody?.content ?? {});
  const [first] = Object.values(media?.examples ?? {});
  return {
    path: values(parameters.filter((parameter) => parameter.in === "path")),
    query: values(shown.filter(({ name }) => !/^page/.test(name))),
    headers: values(parameters.filter((parameter) => parameter.in === "header")),
    body: (media?.example ?? first?.value) as ExampleCall["body"],
  };
}

/** The path with its values in place and the query behind it. */
export function exampleTarget({ path: template }: Operation, { path, query }: ExampleCall): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? "");
  const search = new URLSearchParams(query).toString().replaceAll("%2C", ",");
  return search ? `${filled}?${search}` : filled;
}
