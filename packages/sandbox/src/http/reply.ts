import { isoTime } from "../clock.ts";
import type { Operation } from "../contract/operation.ts";
import type { World } from "../domain.ts";
import type { Reply } from "./call.ts";

type Answerable = { readonly operation: Operation; readonly clock: World["clock"] };

/**
 * The success answer of an operation: `payload`, at the place that the contract gives it, in the
 * envelope of the contract's example.
 */
export function answer({ operation, clock }: Answerable, payload: unknown): Reply {
  const { status, payload: pointer, example } = operation.success;
  const body = place(example, pointer.split("/").slice(1), payload);
  if (typeof body === "object" && body !== null && "timestamp" in body && pointer !== "") {
    return { status, body: { ...body, timestamp: isoTime(clock.now) } };
  }
  return { status, body };
}

function place(example: unknown, [key, ...rest]: string[], payload: unknown): unknown {
  if (key === undefined) return payload;
  const around = example as Readonly<Record<string, unknown>>;
  return { ...around, [key]: place(around[key], rest, payload) };
}

/**
 * A refusal that the contract documents, under the name of its example, e.g. `recycled_sim`:
 * status and body are taken from there.
 * @param more replaces fields of the body, e.g. a message that says more
 * @throws Error when the operation documents no such refusal: a mistake of ours
 */
export function refuse(
  { operation }: { readonly operation: Operation },
  name: string,
  more: Readonly<Record<string, unknown>> = {},
): Reply {
  const refusal = operation.refusals.get(name);
  if (!refusal) throw new Error(`${operation.id} documents no refusal named ${name}`);
  return { status: refusal.status, body: { ...refusal.body, ...more } };
}
