import type { Selectable, Transaction } from "kysely";
import type { Database } from "../store/schema.ts";
import { createWebhookTables, type WebhookTables } from "../webhooks/tables.ts";

/** The states a message passes through (SMS-069). */
export type MessageStatus = "accepted" | "delivered" | "failed";

export interface SmsTables extends WebhookTables {
  sms_senders: {
    organisation_id: string;
    id: string;
    name: string;
    approved: number;
  };
  /** Approved templates. */
  sms_templates: {
    organisation_id: string;
    name: string;
    /** With the places of its values: {1}, {2} … */
    text: string;
  };
  /** The messages that the provider has accepted. */
  sms_messages: {
    organisation_id: string;
    /** Counts up from 1 in the order of acceptance. */
    number: number;
    message_id: string;
    recipient: string;
    sender: string;
    text: string;
    segments: number;
    status: MessageStatus;
    /** What it is charged at present: what was held and, once it is reported, the exact cost. */
    cost_kobo: number;
    accepted_at: number;
    /** Day of acceptance, YYYY-MM-DD in UTC. */
    day: string;
    /** The report that comes, or came, and when; null when none ever does. */
    report_at: number | null;
    report_status: "delivered" | "failed";
    report_cost_kobo: number;
  };
  sms_codes: {
    organisation_id: string;
    /** Counts up from 1 in the order of sending. */
    number: number;
    reference: string;
    recipient: string;
    code: string;
    text: string;
    sent_at: number;
    expires_at: number;
    /** Wrong and right codes that were checked. */
    attempts: number;
    verified: number;
  };
}

export type SmsMessage = Selectable<SmsTables["sms_messages"]>;
export type SmsCode = Selectable<SmsTables["sms_codes"]>;

export async function createSmsTables(db: Transaction<Database>): Promise<void> {
  await createSenderTables(db);
  await createMessageTable(db);
  await createCodeTable(db);
  await createWebhookTables(db);
}

async function createSenderTables(db: Transaction<Database>): Promise<void> {
  await db.schema
    .createTable("sms_senders")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("approved", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("sms_senders_key", ["organisation_id", "id"])
    .execute();
  await db.schema
    .createTable("sms_templates")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("sms_templates_key", ["organisation_id", "name"])
    .execute();
}

async function createMessageTable(db: Transaction<Database>): Promise<void> {
  await db.schema
    .createTable("sms_messages")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("number", "bigint", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("sender", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("segments", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("cost_kobo", "bigint", (column) => column.notNull())
    .addColumn("accepted_at", "bigint", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("report_at", "bigint")
    .addColumn("report_status", "text", (column) => column.notNull())
    .addColumn("report_cost_kobo", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("sms_messages_key", ["organisation_id", "number"])
    .execute();
  // Counting reads this index alone.
  await db.schema
    .createIndex("sms_messages_day")
    .on("sms_messages")
    .columns(["organisation_id", "day", "status"])
    .execute();
  await db.schema
    .createIndex("sms_messages_due")
    .on("sms_messages")
    .columns(["status", "organisation_id", "report_at", "number"])
    .execute();
}

async function createCodeTable(db: Transaction<Database>): Promise<void> {
  await db.schema
    .createTable("sms_codes")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("number", "bigint", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("sent_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("verified", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("sms_codes_key", ["organisation_id", "number"])
    .addUniqueConstraint("sms_codes_reference", ["organisation_id", "reference"])
    .execute();
}
