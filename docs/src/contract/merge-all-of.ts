import { type Document, follow, type Schema } from "./document.ts";

/**
 * A schema with the parts of its `allOf` put together. The same property may stand in the envelope
 * and, more narrowly, in the answer: the last one counts. What a part says of itself is left out.
 */
export function mergeAllOf(document: Document, { allOf = [], ...own }: Schema): Schema {
  if (allOf.length === 0) return own;
  const parts = allOf.map((part) => {
    const { description, ...rest } = mergeAllOf(document, follow<Schema>(document, part));
    return rest as Schema;
  });
  const all = [...parts, own];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: [...new Set(all.flatMap(({ required = [] }) => required))],
  };
}
