import type { Operation } from "../contract/operation.ts";
import type { World } from "../domain.ts";

/** The parts of a request that a handler may read. They have been checked against the contract. */
export interface Input {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly header?: unknown;
  readonly body?: unknown;
}

/** One request to one operation. Inside a write, `db` is the transaction that it is handled in. */
export interface Call<I extends Input = Input> extends World {
  readonly operation: Operation;
  readonly path: I["path"];
  readonly query: I["query"];
  /** By the name that the contract gives the header. */
  readonly header: I["header"];
  readonly body: I["body"];
  /** Where the sandbox is reached, without a trailing slash. */
  readonly baseUrl: string;
}

export interface Reply {
  readonly status: number;
  /** Sent as JSON, unless it is text with a `contentType` of its own. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** @default "application/json" */
  readonly contentType?: string;
}

/**
 * Answers one operation. All that it writes is committed when it returns, whatever the status,
 * and undone when it throws. Operations with GET are given no transaction and do not write.
 */
export type Handler<I extends Input = Input> = (call: Call<I>) => Reply | Promise<Reply>;

/** A handler of any operation. */
export type AnyHandler = (call: Call<never>) => Reply | Promise<Reply>;
