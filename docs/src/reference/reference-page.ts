import { areaTitles, referenceBases, type Section, sections } from "../contract/area.ts";
import type { Contract } from "../contract/contract.ts";
import { type Operation, operationsOf, referencePath } from "../contract/operation.ts";
import { exampleCall } from "./example-call.ts";
import { operationMarkdown, relatedRequirements } from "./operation-markdown.ts";

/** A page of the reference as the rest of the site needs it: starlight-openapi draws it. */
export interface ReferencePage {
  /** Its address, without slashes at the ends. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The whole page as Markdown. */
  readonly body: string;
  /** What stands below what starlight-openapi draws. */
  readonly below: string;
  readonly operationId?: string;
  readonly tryIt?: TryIt;
}

/** What the try-it form of an operation starts with. */
export interface TryIt {
  readonly section: Section;
  readonly method: string;
  readonly path: string;
  /** Whether the call carries a credential of its area. */
  readonly credential: boolean;
  readonly fields: readonly {
    readonly name: string;
    readonly in: string;
    readonly value: string;
  }[];
  readonly body: string | undefined;
}

export function referencePages(contract: Contract): ReferencePage[] {
  return sections.flatMap((section) => [
    overview(contract, section),
    ...operationsOf(section, contract.documents[section]).map((it) => page(contract, it)),
  ]);
}

function page(contract: Contract, operation: Operation): ReferencePage {
  const { operationId, summary, isWebhook } = operation;
  return {
    id: referencePath(operation).slice(1, -1),
    title: summary,
    description: `${operationId}: ${summary}.`,
    body: operationMarkdown(contract, operation),
    below: relatedRequirements(contract, operation).join("\n\n"),
    operationId,
    ...(isWebhook ? {} : { tryIt: tryItOf(operation) }),
  };
}

function tryItOf(operation: Operation): TryIt {
  const { area, method, path, security, parameters } = operation;
  const call = exampleCall(operation);
  return {
    section: area,
    method,
    path,
    credential: area !== "control" && security?.length !== 0,
    fields: parameters.map(({ name, in: place }) => ({
      name,
      in: place,
      value: { ...call.path, ...call.query, ...call.headers }[name] ?? "",
    })),
    body: call.body && JSON.stringify(call.body, null, 2),
  };
}

function overview(contract: Contract, section: Section): ReferencePage {
  const { info } = contract.documents[section];
  const operations = operationsOf(section, contract.documents[section]);
  const lines = operations.map(
    ({ operationId, summary, method, path }) =>
      `- [[${operationId}]] ${summary}. \`${method} ${path}\``,
  );
  const title = section === "control" ? "Control plane" : `${areaTitles[section]} reference`;
  return {
    id: referenceBases[section].slice(1, -1),
    title,
    description: `Every operation of ${info.title.replace(/^Partner Connectivity API, /, "the ")}.`,
    body: `${info.description.trim()}\n\n## Operations\n\n${lines.join("\n")}`,
    below: "",
  };
}
