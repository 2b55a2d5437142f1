import type { Selectable, Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

export interface VoiceTables {
  voice_numbers: {
    organisation_id: string;
    /** E.164. */
    phone_number: string;
    country_code: string;
    /** Email of the user who has it, or null while it can be claimed. */
    claimed_by: string | null;
  };
  /** A user and the subscription that the latest claim created. */
  voice_users: {
    organisation_id: string;
    /** Counts up from 1 in the order of signing up. */
    number: number;
    email: string;
    first_name: string;
    last_name: string;
    mobile: string;
    created_at: number;
    subscribed_at: number;
    /** When the subscription ends unless it is renewed. */
    active_until: number;
    is_free_trial: number;
  };
}

export type VoiceUser = Selectable<VoiceTables["voice_users"]>;

export async function createVoiceTables(db: Transaction<Database>): Promise<void> {
  await db.schema
    .createTable("voice_numbers")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("phone_number", "text", (column) => column.notNull())
    .addColumn("country_code", "text", (column) => column.notNull())
    .addColumn("claimed_by", "text")
    .addPrimaryKeyConstraint("voice_numbers_key", ["organisation_id", "phone_number"])
    .execute();
  await db.schema
    .createTable("voice_users")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("mobile", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("subscribed_at", "bigint", (column) => column.notNull())
    .addColumn("active_until", "bigint", (column) => column.notNull())
    .addColumn("is_free_trial", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("voice_users_key", ["organisation_id", "number"])
    .addUniqueConstraint("voice_users_email", ["organisation_id", "email"])
    .execute();
  await db.schema
    .createIndex("voice_users_mobile")
    .on("voice_users")
    .columns(["organisation_id", "mobile"])
    .execute();
}
