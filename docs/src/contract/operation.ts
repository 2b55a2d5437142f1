import { referenceBases, type Section } from "./area.ts";
import {
  type Document,
  follow,
  type OperationObject,
  type Parameter,
  type Response,
} from "./document.ts";

/** An operation or webhook of the contract, its references followed. */
export interface Operation extends OperationObject {
  readonly area: Section;
  readonly method: string;
  /** Empty for a webhook: the partner chooses where it listens. */
  readonly path: string;
  readonly isWebhook: boolean;
  readonly parameters: readonly Parameter[];
}

/** Page of an operation in the reference. */
export function referencePath({
  area,
  operationId,
  isWebhook,
}: Pick<Operation, "area" | "operationId" | "isWebhook">): string {
  const kind = isWebhook ? "webhooks" : "operations";
  return `${referenceBases[area]}${kind}/${operationId.toLowerCase()}/`;
}

/** The operations of a document in the order in which they stand there, webhooks last. */
export function operationsOf(area: Section, document: Document): Operation[] {
  const read = (items: Document["paths"] = {}, isWebhook: boolean): Operation[] =>
    Object.entries(items).flatMap(([path, { parameters = [], ...item }]) =>
      Object.entries(item).map(([method, operation]) => ({
        ...operation,
        area,
        method: method.toUpperCase(),
        path: isWebhook ? "" : path,
        isWebhook,
        parameters: [...parameters, ...(operation.parameters ?? [])].map((each) =>
          follow<Parameter>(document, each),
        ),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [
            status,
            follow<Response>(document, response),
          ]),
        ),
      })),
    );
  return [...read(document.paths, false), ...read(document.webhooks, true)];
}
