import type { Selectable } from "kysely";
import type { World } from "../domain.ts";
import type { WebhookTables } from "./tables.ts";

type Webhook = Selectable<WebhookTables["webhooks"]>;

/** Registers an address for all delivery results that come from now on. */
export async function registerWebhook(world: World, url: string): Promise<Webhook> {
  const webhook = {
    organisation_id: world.organisation.id,
    id: world.random.uuid(),
    url,
    created_at: world.clock.now,
  };
  await world.db.insertInto("webhooks").values(webhook).execute();
  return webhook;
}

export async function readWebhooks({ db, organisation }: World): Promise<Webhook[]> {
  return await db
    .selectFrom("webhooks")
    .selectAll()
    .where("organisation_id", "=", organisation.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** @returns whether there was such a webhook; what is in line for it is still sent */
export async function removeWebhook({ db, organisation }: World, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("webhooks")
    .where("organisation_id", "=", organisation.id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
