import type { Session } from "../flow/session.ts";
import type { Slot } from "./journal.ts";

/** The place of a call in its flow. Every call takes one, sent or not, so that places stay the same. */
export function claimSlot({ calls }: Session, flow: string, operation: string): Slot {
  const key = `${flow} ${operation}`;
  const nth = calls.get(key) ?? 0;
  calls.set(key, nth + 1);
  return { flow, operation, nth };
}
