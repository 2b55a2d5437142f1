import type { Operation } from "../contract/operation.ts";
import type { Environment } from "../environment.ts";
import { inWorld } from "../organisations/in-world.ts";
import type { Organisation } from "../organisations/tables.ts";

/**
 * What a fault does to a request:
 *
 * | kind         | effect                                                              |
 * |--------------|---------------------------------------------------------------------|
 * | answer       | it is not handled, and answered as the fault says                   |
 * | drop         | it is not handled, and the connection is dropped                    |
 * | lose_answer  | it is handled, and the connection is dropped in place of the answer |
 * | delay        | nothing but the delay                                               |
 * | limiter_down | the rate limiter of the SMS area cannot decide, so it refuses       |
 */
export type FaultKind = "answer" | "drop" | "lose_answer" | "delay" | "limiter_down";

/** A fault that waits for requests of an organisation. */
export interface Fault {
  readonly kind: FaultKind;
  /** The operationId it waits for. @default any operation */
  readonly operation?: string;
  /** Requests that pass first. @default 0 */
  readonly skip?: number;
  /** Requests that it then meets. @default 1 */
  readonly times?: number;
  /** Real milliseconds that the request is held up before anything else. @default 0 */
  readonly delay_ms?: number;
  /** Of an `answer`. @default 500 */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  /** @default "application/json" */
  readonly content_type?: string;
}

/** Thrown where a fault drops the connection. To a caller in process it is the failure of its fetch. */
export class ConnectionDropped extends TypeError {
  override readonly name = "ConnectionDropped";

  constructor() {
    super("fetch failed: a fault of the sandbox dropped the connection");
  }
}

/** Takes the first fault that waits for this operation, if any, and counts it. */
export async function takeFault(
  environment: Environment,
  operation: Operation,
  organisation: Organisation,
): Promise<Fault | undefined> {
  if (organisation.faults === "[]") return undefined;
  return await inWorld(environment, organisation.id, async function take({ db, organisation }) {
    const faults: Fault[] = JSON.parse(organisation.faults);
    const index = faults.findIndex((fault) => (fault.operation ?? operation.id) === operation.id);
    const fault = faults[index];
    if (!fault) return undefined;
    const { skip = 0, times = 1 } = fault;
    if (skip > 0) faults[index] = { ...fault, skip: skip - 1 };
    else if (times > 1) faults[index] = { ...fault, times: times - 1 };
    else faults.splice(index, 1);
    await db
      .updateTable("organisations")
      .set({ faults: JSON.stringify(faults) })
      .where("id", "=", organisation.id)
      .execute();
    return skip > 0 ? undefined : fault;
  });
}
