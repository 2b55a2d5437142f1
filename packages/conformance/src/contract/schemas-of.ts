import type { Operation } from "./contract.ts";
import type { Schema } from "./schema.ts";

/** All that the requests and the answers of an operation are held against. */
export function schemasOf({ body, responses }: Operation): Schema[] {
  return [
    ...(body ? [body.schema] : []),
    ...[...responses.values()].flatMap(({ content, headers }) => [
      ...content.values(),
      ...headers.map(({ schema }) => schema),
    ]),
  ];
}
