import type { Selectable } from "kysely";
import type { World } from "../domain.ts";
import { lastNumber } from "../store/last-number.ts";
import type { WebhookTables } from "./tables.ts";

type Webhook = Selectable<WebhookTables["webhooks"]>;

/** Registers an address for all delivery results that come from now on. */
export async function registerWebhook(world: World, url: string): Promise<Webhook> {
  const { db, organisation, random } = world;
  const number = (await lastWebhook(world)) + 1;
  const webhook = { organisation_id: organisation.id, id: random.uuid(), number, url };
  await db.insertInto("webhooks").values(webhook).execute();
  return webhook;
}

export async function readWebhooks({ db, organisation }: World): Promise<Webhook[]> {
  return await db
    .selectFrom("webhooks")
    .selectAll()
    .where("organisation_id", "=", organisation.id)
    .orderBy("number")
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

const lastWebhook = lastNumber("webhooks", "number");
