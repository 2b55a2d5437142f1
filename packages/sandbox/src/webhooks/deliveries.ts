import type { World } from "../domain.ts";
import type { WebhookDelivery } from "./tables.ts";

/** The latest that are listed. */
const MOST_LISTED = 100;

/** Deliveries in the order of their reports, newest first. */
export async function readDeliveries({ db, organisation }: World): Promise<WebhookDelivery[]> {
  return await db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("organisation_id", "=", organisation.id)
    .orderBy("number", "desc")
    .limit(MOST_LISTED)
    .execute();
}

export async function readDelivery(
  { db, organisation }: World,
  number: number,
): Promise<WebhookDelivery | undefined> {
  return await db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("organisation_id", "=", organisation.id)
    .where("number", "=", number)
    .executeTakeFirst();
}

/** Makes a delivery due again. Its attempts go on being counted. */
export async function replay(
  { db, organisation, clock, schedule }: World,
  { number }: WebhookDelivery,
): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ status: "pending", next_attempt_at: clock.now })
    .where("organisation_id", "=", organisation.id)
    .where("number", "=", number)
    .execute();
  schedule(clock.now);
}

/** Has the deliveries that wait sent when their time comes. */
export async function scheduleDeliveries({ db, organisation, schedule }: World): Promise<void> {
  const { next } = await db
    .selectFrom("webhook_deliveries")
    .select((eb) => eb.fn.min("next_attempt_at").as("next"))
    .where("status", "=", "pending")
    .where("organisation_id", "=", organisation.id)
    .executeTakeFirstOrThrow();
  if (next !== null) schedule(next);
}
