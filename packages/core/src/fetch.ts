import type { CallOptions } from "./call-options.ts";
import type { Operation } from "./operation.ts";

/**
 * One logical call on its way through the layers. No `Request`, because a request with a body can
 * be sent once only and a call may take several: `send` makes one for each attempt, from the fields
 * that a `RequestInit` has too.
 */
export interface Call {
  /** The contract's name for it; `fetch` for a request that the contract does not know. */
  readonly operationId: string;
  readonly operation: Operation | undefined;
  readonly method: string;
  readonly url: string;
  /** Lower-case names. Layers add to them. */
  readonly headers: Record<string, string>;
  readonly body: string | ArrayBuffer | null;
  /** The caller's argument: path, query and body values by name. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly options: CallOptions<"fresh" | "idempotencyKey"> & { readonly maxWaitMs: number };
  readonly signal: AbortSignal | null;
  readonly progress: Progress;
}

/** What has happened so far, shared by all that handle the call. */
export interface Progress {
  /** Requests that may have reached the service. */
  sent: number;
  /** Those among them whose effect is not known: no answer came that says whether it was carried out. */
  open: number;
  /** Time spent waiting for a budget. */
  waitedMs: number;
  /** When its turn in a budget is expected, while it waits for one; else 0. */
  turnAt: number;
}

/** What became of a call. From `retry` outward a failure is an answer with an error, not a throw. */
export interface Answer {
  /** Absent when none came. */
  readonly response?: Response;
  readonly bytes?: ArrayBuffer;
  readonly payload?: unknown;
  /** Why this is not a success. */
  readonly error?: unknown;
}

export type Fetch = (call: Call) => Promise<Answer>;

/** Wraps a fetch with one concern. */
export type Layer = (next: Fetch) => Fetch;

/** Puts the layers around `fetch`; the first one given is the outermost. */
export function compose(fetch: Fetch, ...layers: readonly Layer[]): Fetch {
  return layers.reduceRight((next, layer) => layer(next), fetch);
}
