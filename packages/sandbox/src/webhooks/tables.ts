import type { Selectable, Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

export interface WebhookTables {
  /** Addresses that want to know what became of messages. */
  webhooks: {
    organisation_id: string;
    id: string;
    /** Counts up in the order of registration. */
    number: number;
    url: string;
  };
  /** One delivery result for one address. */
  webhook_deliveries: {
    organisation_id: string;
    /** Counts up from 1 in the order of the reports. */
    number: number;
    webhook_id: string;
    url: string;
    message_id: string;
    /** JSON, as it is sent. */
    body: string;
    status: "pending" | "delivered" | "failed";
    attempts: number;
    /** When the next attempt is due; of no meaning once it is no longer pending. */
    next_attempt_at: number;
    /** Status of the latest answer, or null when none came. */
    last_status: number | null;
    /** Why the latest attempt did not succeed. */
    last_error: string | null;
  };
}

export type WebhookDelivery = Selectable<WebhookTables["webhook_deliveries"]>;

export async function createWebhookTables(db: Transaction<Database>): Promise<void> {
  await db.schema
    .createTable("webhooks")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("webhooks_key", ["organisation_id", "id"])
    .execute();
  await db.schema
    .createTable("webhook_deliveries")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("number", "bigint", (column) => column.notNull())
    .addColumn("webhook_id", "text", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .addColumn("last_status", "integer")
    .addColumn("last_error", "text")
    .addPrimaryKeyConstraint("webhook_deliveries_key", ["organisation_id", "number"])
    .execute();
  await db.schema
    .createIndex("webhook_deliveries_due")
    .on("webhook_deliveries")
    .columns(["status", "organisation_id", "next_attempt_at", "number"])
    .execute();
}
