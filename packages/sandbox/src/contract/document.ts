import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { unescapeKey } from "./json-pointer.ts";

/** The three areas, each with a document of its own. */
export type Area = "esim" | "voice" | "sms";
export const areas: readonly Area[] = ["esim", "voice", "sms"];

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document, walked by its keys.
export type Node = any;

/** Reads the bundled OpenAPI document of one area. */
export function readDocument(area: Area): Node {
  const url = import.meta.resolve(`@partner-connectivity/openapi/${area}.json`);
  return JSON.parse(readFileSync(fileURLToPath(url), "utf8"));
}

/** Follows a reference within the document; what is no reference is returned as it is. */
export function resolve(document: Node, node: Node): Node {
  if (node?.$ref === undefined) return node;
  const keys: string[] = node.$ref.slice(2).split("/");
  return keys.reduce((at, key) => at[unescapeKey(key)], document);
}
