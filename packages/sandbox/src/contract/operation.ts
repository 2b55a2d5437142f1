import { type Area, areas, type Node, readDocument, resolve } from "./document.ts";
import { escapeKey } from "./json-pointer.ts";

export interface RateLimit {
  readonly bucket: string;
  readonly per: "organisation" | "iccid";
  readonly requests: number;
  readonly seconds: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: Node;
}

/** A refusal of the contract: a named example of one of its error responses. */
export interface Refusal {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An operation, with all that serving it takes; read from its document, never typed again. */
export interface Operation {
  readonly id: string;
  readonly area: Area | "control";
  readonly method: string;
  readonly path: string;
  /** Whether it takes no credential: the exchange of the api_key. */
  readonly anonymous: boolean;
  readonly parameters: readonly Parameter[];
  /** JSON Pointer, in the document, to the schema of its body. */
  readonly body?: { readonly pointer: string; readonly required: boolean };
  readonly rateLimit?: RateLimit;
  /** Of the check of a code: how often one may be checked. */
  readonly maxAttempts?: number;
  /** Of analytics: the days that they cover where no range is asked for. */
  readonly defaultRangeDays?: number;
  /** Where the payload stands in a success, and an example of what stands around it. */
  readonly success: { readonly status: number; readonly payload: string; readonly example: Node };
  /** By example name, the first response that has it. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** By status: pointers to its schema and the headers it must carry. */
  readonly responses: ReadonlyMap<number, ResponseContract>;
}

export interface ResponseContract {
  /** Schema pointers by media type. */
  readonly content: ReadonlyMap<string, string>;
  readonly requiredHeaders: readonly string[];
}

/** Reads the operations of all three documents. */
export function readOperations(documents: Readonly<Record<Area, Node>>): Operation[] {
  return areas.flatMap((area) => readOperationsOf(area, documents[area]));
}

export function readDocuments(): Readonly<Record<Area, Node>> {
  return { esim: readDocument("esim"), voice: readDocument("voice"), sms: readDocument("sms") };
}

/** Reads the operations of one document. */
export function readOperationsOf(area: Operation["area"], document: Node): Operation[] {
  return Object.entries<Node>(document.paths).flatMap(([path, { parameters = [], ...item }]) =>
    Object.entries<Node>(item).map(([method, operation]) => ({
      ...readOperation(area, document, operation, `/paths/${escapeKey(path)}/${method}`),
      method: method.toUpperCase(),
      path,
      parameters: [...parameters, ...(operation.parameters ?? [])].map((node) =>
        readParameter(document, node),
      ),
    })),
  );
}

function readParameter(document: Node, node: Node): Parameter {
  const { name, in: where, required = false, schema } = resolve(document, node);
  return { name, in: where, required, schema: resolve(document, schema) };
}

function readOperation(
  area: Operation["area"],
  document: Node,
  operation: Node,
  at: string,
): Omit<Operation, "method" | "path" | "parameters"> {
  return {
    id: operation.operationId,
    area,
    anonymous: operation.security?.length === 0,
    ...(operation.requestBody && {
      body: {
        pointer: `${at}/requestBody/content/application~1json/schema`,
        required: operation.requestBody.required === true,
      },
    }),
    ...(operation["x-rate-limit"] && { rateLimit: operation["x-rate-limit"] }),
    ...(operation["x-max-attempts"] && { maxAttempts: operation["x-max-attempts"] }),
    ...(operation["x-default-range-days"] && {
      defaultRangeDays: operation["x-default-range-days"],
    }),
    success: readSuccess(document, operation),
    refusals: readRefusals(document, operation),
    responses: readResponses(document, operation, at),
  };
}

function readSuccess(document: Node, { responses }: Node): Operation["success"] {
  const [status = "200"] = Object.keys(responses).filter((status) => status.startsWith("2"));
  const success = resolve(document, responses[status]);
  const [media] = Object.values<Node>(success.content ?? {});
  const [named] = Object.values<Node>(media?.examples ?? {});
  const example = media?.example ?? named?.value;
  return { status: Number(status), payload: success["x-payload"] ?? "", example };
}

function readRefusals(document: Node, operation: Node): Map<string, Refusal> {
  const refusals = new Map<string, Refusal>();
  for (const [status, reference] of Object.entries<Node>(operation.responses)) {
    const content = resolve(document, reference).content?.["application/json"];
    for (const [name, example] of Object.entries<Node>(content?.examples ?? {})) {
      if (status.startsWith("2") || refusals.has(name)) continue;
      const { value } = resolve(document, example);
      refusals.set(name, { status: Number(status), body: value });
    }
  }
  return refusals;
}

function readResponses(document: Node, operation: Node, at: string): Map<number, ResponseContract> {
  return new Map(
    Object.entries<Node>(operation.responses).map(([status, node]) => {
      const base: string = node.$ref?.slice(1) ?? `${at}/responses/${status}`;
      const { content = {}, headers = {} } = resolve(document, node);
      return [
        Number(status),
        {
          content: new Map(
            Object.keys(content).map((type) => [type, `${base}/content/${escapeKey(type)}/schema`]),
          ),
          requiredHeaders: Object.entries<Node>(headers)
            .filter(([, header]) => resolve(document, header).required)
            .map(([name]) => name),
        },
      ];
    }),
  );
}
