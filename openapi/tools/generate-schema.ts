import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const { factory } = ts;

/**
 * Types of one document, by openapi-typescript. An open list of values (`x-extensible-enum`)
 * becomes a union of them with `string & {}`: an editor offers the known values, others are allowed.
 */
export async function generateSchema(document: string): Promise<string> {
  const ast = await openapiTS(pathToFileURL(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    immutable: true,
    defaultNonNullable: false,
    transform: (schema) => openUnion(schema as { "x-extensible-enum"?: string[] }),
    silent: true,
  });
  return astToString(ast);
}

function openUnion(schema: { "x-extensible-enum"?: string[] }): ts.TypeNode | undefined {
  const known = schema["x-extensible-enum"];
  if (!known) return undefined;
  const anyString = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  const literals = known.map((value) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(value)),
  );
  return factory.createUnionTypeNode([...literals, factory.createParenthesizedType(anyString)]);
}
