import type { World } from "../domain.ts";
import type { Environment } from "../environment.ts";
import { inWorld } from "../organisations/in-world.ts";
import { MOST_ATTEMPTS, pauseAfter } from "./backoff.ts";
import { type Outcome, post } from "./post.ts";
import type { WebhookDelivery } from "./tables.ts";

/** How many are sent side by side. */
const AT_ONCE = 10;

/**
 * Sends the deliveries of one organisation whose time has come; what fails waits for its next
 * attempt. May run several times over: each attempt is claimed before it is made.
 */
export async function deliverDue(environment: Environment, organisationId: string): Promise<void> {
  while (!environment.closing.aborted) {
    const claimed = await inWorld(environment, organisationId, claim);
    if (claimed.length === 0) return;
    const attempts = claimed.map(async (delivery) => ({
      delivery,
      outcome: await post(delivery.url, delivery.body),
    }));
    const made = await Promise.all(attempts);
    await inWorld(environment, organisationId, async function record(world) {
      for (const { delivery, outcome } of made) await recordAttempt(world, delivery, outcome);
    });
  }
}

/**
 * Counts an attempt and sets when the next one is due. Should the process die before the outcome
 * is known, that next attempt is made: a delivery can come twice, but is not lost.
 */
async function claim(world: World): Promise<WebhookDelivery[]> {
  const due = await world.db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("status", "=", "pending")
    .where("organisation_id", "=", world.organisation.id)
    .where("next_attempt_at", "<=", world.clock.now)
    .orderBy("next_attempt_at")
    .orderBy("number")
    .limit(AT_ONCE)
    .execute();
  const claimed = due.map((delivery) => {
    const attempts = delivery.attempts + 1;
    return { ...delivery, attempts, next_attempt_at: world.clock.now + pauseAfter(attempts) };
  });
  for (const { number, attempts, next_attempt_at } of claimed) {
    await change(world, number, { attempts, next_attempt_at });
    world.schedule(next_attempt_at);
  }
  return claimed;
}

/** Of one whose webhook was removed meanwhile nothing is recorded: it stays given up. */
async function recordAttempt(
  world: World,
  { number, attempts }: WebhookDelivery,
  { status, error }: Outcome,
): Promise<void> {
  const failed = attempts < MOST_ATTEMPTS ? "pending" : "failed";
  await change(world, number, {
    status: error === null ? "delivered" : failed,
    last_status: status,
    last_error: error,
  });
}

async function change(
  { db, organisation }: World,
  number: number,
  values: Partial<WebhookDelivery>,
): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set(values)
    .where("organisation_id", "=", organisation.id)
    .where("number", "=", number)
    .where("status", "=", "pending")
    .execute();
}
