import { setImmediate } from "node:timers/promises";
import { readClock } from "../clock.ts";
import type { World } from "../domain.ts";
import { domains } from "../domains.ts";
import type { Environment } from "../environment.ts";
import { inWorld } from "./in-world.ts";
import type { Organisation } from "./tables.ts";

/** Whether the clock of the organisation has reached something that was scheduled. */
function isDue(
  { mode }: Environment,
  { next_due_at, clock_offset_ms }: Pick<Organisation, "next_due_at" | "clock_offset_ms">,
): boolean {
  return next_due_at !== null && next_due_at <= readClock(mode, clock_offset_ms).now;
}

/**
 * Brings about, in the store, what has become due for one organisation: part by part, so that the
 * requests of others come in between.
 */
export async function settle(environment: Environment, organisationId: string): Promise<void> {
  while (await inWorld(environment, organisationId, settlePart, { settling: true })) {
    await setImmediate();
  }
}

async function settlePart(world: World): Promise<boolean> {
  let more = false;
  for (const domain of domains) more = (await domain.settle?.(world)) || more;
  return more;
}

/** Sends what then waits to go out. */
export async function deliver(environment: Environment, organisationId: string): Promise<void> {
  for (const domain of domains) await domain.deliver?.(environment, organisationId);
}

/** Settles and delivers for every organisation for which something is due. */
export async function settleAll(environment: Environment): Promise<void> {
  const waiting = await environment.store
    .selectFrom("organisations")
    .select(["id", "next_due_at", "clock_offset_ms"])
    .where("next_due_at", "is not", null)
    .execute();
  for (const organisation of waiting) {
    if (!isDue(environment, organisation)) continue;
    await settle(environment, organisation.id);
    await deliver(environment, organisation.id);
  }
}
