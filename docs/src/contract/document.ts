import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse } from "yaml";
import type { Section } from "./area.ts";
import { readContractFile } from "./contract-file.ts";

const { resolve } = createRequire(import.meta.url);

/** A JSON Schema as the documents use it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly "x-extensible-enum"?: readonly string[];
  readonly "x-assumed"?: string | readonly string[];
  readonly "x-sensitive"?: true;
}

interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

type Content = Readonly<Record<string, Media>>;

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
  readonly style?: string;
  readonly explode?: boolean;
  readonly "x-assumed"?: string | readonly string[];
  readonly "x-sensitive"?: true;
}

export interface Header extends Pick<Parameter, "description" | "schema" | "required"> {
  readonly "x-assumed"?: string | readonly string[];
}

export interface Response {
  readonly description: string;
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly "x-assumed"?: string | readonly string[];
  readonly "x-payload"?: string;
}

export interface RateLimit {
  readonly bucket: string;
  readonly per: "organisation" | "iccid";
  readonly requests: number;
  readonly seconds: number;
  readonly configurable: boolean;
}

export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
  readonly "x-effect"?: "read" | "spend" | "claim" | "renew" | "message";
  readonly "x-replay"?: { readonly lost: "safe" | "never"; readonly refused: readonly number[] };
  readonly "x-rate-limit"?: RateLimit;
  readonly "x-cache-seconds"?: number;
  readonly "x-max-attempts"?: number;
  readonly "x-status"?: string;
  readonly "x-assumed"?: string | readonly string[];
}

export interface SecurityScheme {
  readonly type: "http" | "apiKey";
  readonly scheme?: string;
  readonly name?: string;
  readonly bearerFormat?: string;
  readonly description: string;
}

export type PathItem = { readonly parameters?: readonly Parameter[] } & {
  readonly [method in "get" | "post" | "put" | "delete"]?: OperationObject;
};

export interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  };
}

/** The built document of an area, or the one that the sandbox keeps for its control plane. */
export function readDocument(section: Section): Document {
  if (section !== "control") return JSON.parse(readContractFile(`${section}.json`)) as Document;
  const file = resolve("@partner-connectivity/sandbox/control.openapi.yaml");
  return parse(readFileSync(file, "utf8")) as Document;
}

/** What a local reference such as `#/components/responses/Unauthorized` points at; others as they are. */
export function follow<T>(document: Document, value: T | { readonly $ref: string }): T {
  const reference = (value as { $ref?: string }).$ref;
  if (reference === undefined) return value as T;
  let found: unknown = document;
  for (const key of reference.slice("#/".length).split("/")) {
    found = (found as Record<string, unknown>)[key.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  if (found === undefined) throw new Error(`${reference} points at nothing`);
  return follow(document, found as T | { readonly $ref: string });
}
