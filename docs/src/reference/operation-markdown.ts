import type { Contract } from "../contract/contract.ts";
import type { Document, Media, Response } from "../contract/document.ts";
import { assumedOf } from "../contract/elements.ts";
import type { Operation } from "../contract/operation.ts";
import { table } from "../markdown/table.ts";
import { behaviour } from "./behaviour.ts";
import { propertyRows, typeOf, valuesOf } from "./property-rows.ts";
import { samples } from "./samples.ts";

/** The reference page of an operation as Markdown, for those who do not read HTML. */
export function operationMarkdown(contract: Contract, operation: Operation): string {
  const document = contract.documents[operation.area];
  const { operationId, method, path, isWebhook, description, responses } = operation;
  const address = isWebhook ? `\`${method}\` to an address of yours` : `\`${method} ${path}\``;
  return [
    `\`${operationId}\`: ${address}`,
    description.trim(),
    behaviour(operation),
    ...samples(operation).map(({ lang, source }) => fence(lang, source)),
    ...parameters(operation),
    ...body(document, operation),
    ...answers(document, responses),
    ...relatedRequirements(contract, operation),
  ].join("\n\n");
}

/** The requirements that speak of an operation. */
export function relatedRequirements(
  { requirements }: Contract,
  { operationId }: Operation,
): string[] {
  const lines = [...requirements.values()]
    .filter(({ operations }) => operations.includes(operationId))
    .map(({ id, rule }) => `- [[${id}]] ${rule}`);
  return lines.length > 0 ? [`## Requirements\n\n${lines.join("\n")}`] : [];
}

function parameters({ parameters }: Operation): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter) => {
    const assumed = assumedOf(parameter).map((id) => `[[${id}]]`);
    const words = [parameter.description?.trim(), valuesOf(parameter.schema), ...assumed];
    return [
      `\`${parameter.name}\``,
      parameter.in,
      typeOf(parameter.schema),
      parameter.required ? "yes" : "",
      words.filter(Boolean).join(" "),
    ];
  });
  return ["## Parameters", table(["name", "in", "type", "required", "what it is"], rows)];
}

function body(document: Document, { requestBody }: Operation): string[] {
  if (!requestBody) return [];
  return [
    "## Request body",
    ...Object.entries(requestBody.content).map(([type, media]) => describe(document, type, media)),
  ];
}

/** Refusals mostly share one body, which is described once. */
function answers(document: Document, responses: Operation["responses"]): string[] {
  const described = new Set<string>();
  return Object.entries(responses).map(([status, response]) => {
    const media = Object.entries(response.content ?? {}).map(([type, each]) => {
      const schema = each.schema.$ref ?? "";
      const known = described.has(schema);
      if (schema) described.add(schema);
      return known ? examplesOf(each) : describe(document, type, each);
    });
    return [`## Answer ${status}`, ...headOf(response), ...media].join("\n\n");
  });
}

function headOf(response: Response): string[] {
  const assumed = assumedOf(response).map((id) => ` [[${id}]]`);
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const ids = assumedOf(header).map((id) => ` [[${id}]]`);
    return `- \`${name}\`: ${header.description?.trim()}${ids.join("")}`;
  });
  const words = `${response.description.trim()}${assumed.join("")}`;
  return headers.length > 0 ? [words, headers.join("\n")] : [words];
}

function describe(document: Document, type: string, media: Media): string {
  const rows = propertyRows(document, media.schema);
  const fields = table(["field", "type", "required", "what it is"], rows);
  return [`\`${type}\``, ...(rows.length > 0 ? [fields] : []), examplesOf(media)].join("\n\n");
}

function examplesOf({ example, examples }: Media): string {
  const all =
    example === undefined
      ? Object.entries(examples ?? {})
      : [["example", { value: example }] as const];
  return all.map(([name, { value }]) => `\`${name}\`:\n\n${show(value)}`).join("\n\n");
}

function show(value: unknown): string {
  return typeof value === "string"
    ? fence("text", value.trim())
    : fence("json", JSON.stringify(value, null, 2));
}

function fence(lang: string, text: string): string {
  return `\`\`\`${lang}\n${text}\n\`\`\``;
}
