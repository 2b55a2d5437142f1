import type { Section } from "../contract/area.ts";
import { type Contract, operationOf } from "../contract/contract.ts";
import type { Document, Schema } from "../contract/document.ts";
import { assumedOf } from "../contract/elements.ts";
import { mergeAllOf } from "../contract/merge-all-of.ts";
import { expand } from "../markdown/expand.ts";
import { behaviour } from "./behaviour.ts";
import { extensionsInWords } from "./property-rows.ts";
import { samples } from "./samples.ts";

type Node = Record<string, unknown>;

/**
 * The document of a section as the reference pages are made from it: what the contract says in
 * extensions is said in the descriptions, and each operation has its samples.
 */
export function referenceDocument(contract: Contract, section: Section): object {
  const document = withoutAllOf(contract.documents[section]) as Node & {
    tags: Node[];
    paths: Record<string, Record<string, Node>>;
    webhooks?: Record<string, Record<string, Node>>;
  };
  document.tags = document.tags.map(({ name }) => ({ name })); // With a description it would get a page.
  sayInWords(contract, document.paths);
  sayInWords(contract, document["components"]);
  sayInWords(contract, document.webhooks);
  for (const item of Object.values({ ...document.paths, ...document.webhooks })) {
    for (const object of Object.values(item)) {
      if (!object["operationId"]) continue;
      const operation = operationOf(contract, object["operationId"] as string);
      const notes = expand(contract, behaviour(operation), "html");
      object["description"] = `${operation.description}\n\n${notes}`;
      object["x-codeSamples"] = samples(operation);
    }
  }
  return document;
}

/** A copy in which each schema is whole, so that no property is drawn twice. */
function withoutAllOf(document: Document): unknown {
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copy);
    if (typeof node !== "object" || node === null) return node;
    const whole = "allOf" in node ? mergeAllOf(document, node as Schema) : node;
    return Object.fromEntries(Object.entries(whole).map(([key, child]) => [key, copy(child)]));
  };
  return copy(document);
}

/** Adds to each description below `node` what its extensions say. */
function sayInWords(contract: Contract, node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  const element = node as Node;
  const notes = [...extensionsInWords(element), ...assumedOf(element).map((id) => `[[${id}]]`)];
  // An operation says what it rests on with the rest of its behaviour.
  if (notes.length > 0 && !("operationId" in element)) {
    const description = (element["description"] as string | undefined)?.trim() ?? "";
    element["description"] = expand(contract, [description, ...notes].join(" "), "html");
  }
  for (const [key, child] of Object.entries(element)) {
    if (key !== "example" && key !== "examples" && key !== "value") sayInWords(contract, child);
  }
}
