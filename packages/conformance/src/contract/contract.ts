import type { ListedRequirement as Requirement } from "@partner-connectivity/openapi/schemas/requirement.d.ts";
import type { Components, Schema } from "./schema.ts";

export type { Requirement };

export const areas = ["esim", "voice", "sms"] as const;
export type Area = (typeof areas)[number];

export const effects = ["read", "spend", "claim", "renew", "message"] as const;
export type Effect = (typeof effects)[number];

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly sensitive: boolean;
  readonly example: unknown;
}

interface RequestBody {
  readonly schema: Schema;
  readonly example: unknown;
}

interface HeaderRule {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

export interface ResponseRule {
  readonly status: number;
  readonly headers: readonly HeaderRule[];
  /** Schema by media type; empty when the response has no body. */
  readonly content: ReadonlyMap<string, Schema>;
}

/** So many requests in so many seconds, unless the account has figures of its own. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

export interface SecurityScheme {
  readonly name: string;
  readonly header: string;
  readonly prefix: string;
}

export interface Operation {
  readonly id: string;
  readonly area: Area;
  readonly method: string;
  readonly path: string;
  readonly effect: Effect;
  readonly rateLimit: RateLimit | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: ReadonlyMap<number, ResponseRule>;
  /** The status that a successful call answers with. */
  readonly success: number;
  /** Absent where the call carries no credential. */
  readonly security: SecurityScheme | undefined;
}

export interface Contract {
  readonly version: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly requirements: ReadonlyMap<string, Requirement>;
  readonly components: Components;
}

/** @throws Error when the contract has no such operation */
export function operationOf(contract: Contract, id: string): Operation {
  const operation = contract.operations.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}
