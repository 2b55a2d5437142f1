import type { World } from "../domain.ts";

/** An address that is told what became of each message. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
}

/** Registers an address for all delivery results that come from now on. */
export async function registerWebhook(
  { db, organisation, clock, random }: World,
  url: string,
): Promise<Webhook> {
  const webhook = { id: random.uuid(), url };
  await db
    .insertInto("webhooks")
    .values({ ...webhook, organisation_id: organisation.id, created_at: clock.now })
    .execute();
  return webhook;
}

export async function readWebhooks({ db, organisation }: World): Promise<Webhook[]> {
  return await db
    .selectFrom("webhooks")
    .select(["id", "url"])
    .where("organisation_id", "=", organisation.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/**
 * Removes a webhook and gives up what is still in line for it.
 * @returns whether there was such a webhook
 */
export async function removeWebhook({ db, organisation }: World, id: string): Promise<boolean> {
  await db
    .updateTable("webhook_deliveries")
    .set({ status: "failed", last_error: "The webhook was removed" })
    .where("status", "=", "pending")
    .where("organisation_id", "=", organisation.id)
    .where("webhook_id", "=", id)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom("webhooks")
    .where("organisation_id", "=", organisation.id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
