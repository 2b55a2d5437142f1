import type { World } from "../domain.ts";
import type { Environment } from "../environment.ts";
import type { Journal } from "../http/journal.ts";

/** The parts of a control request; checked against the control plane's own document. */
export interface ControlInput {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** One request to the control plane about an organisation, in a transaction of its own. */
export interface ControlCall<I extends ControlInput = ControlInput> extends World {
  readonly environment: Environment;
  readonly journal: Journal;
  readonly path: I["path"];
  readonly query: I["query"];
  readonly body: I["body"];
}

/** @returns the JSON of the answer; nothing for 204 */
export type ControlHandler<I extends ControlInput = ControlInput> = (
  call: ControlCall<I>,
) => Promise<unknown>;

/** A handler of any operation of the control plane. */
export type AnyControlHandler = (call: ControlCall<never>) => Promise<unknown>;

/** Something the control plane cannot do as asked; the message says why. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
