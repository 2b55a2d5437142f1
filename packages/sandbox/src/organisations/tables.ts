import type { Selectable, Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

export interface OrganisationTables {
  /** One row: what the whole store was made with. */
  stores: { id: number; seed: number };
  organisations: {
    id: string;
    number: number;
    esim_api_key: string;
    voice_api_key: string;
    sms_api_key: string;
    /** How far the control plane has moved its clock. */
    clock_offset_ms: number;
    random_drawn: number;
    /** When something becomes due; null when nothing waits. */
    next_due_at: number | null;
    /** JSON: figures that replace those of the contract, by bucket. */
    limits: string;
    /** JSON: the faults that are waiting. */
    faults: string;
  };
}

export type Organisation = Readonly<Selectable<OrganisationTables["organisations"]>>;

export async function createOrganisationTables(db: Transaction<Database>): Promise<void> {
  await db.schema
    .createTable("stores")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("seed", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("organisations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "integer", (column) => column.notNull().unique())
    .addColumn("esim_api_key", "text", (column) => column.notNull().unique())
    .addColumn("voice_api_key", "text", (column) => column.notNull().unique())
    .addColumn("sms_api_key", "text", (column) => column.notNull().unique())
    .addColumn("clock_offset_ms", "bigint", (column) => column.notNull())
    .addColumn("random_drawn", "bigint", (column) => column.notNull())
    .addColumn("next_due_at", "bigint")
    .addColumn("limits", "text", (column) => column.notNull())
    .addColumn("faults", "text", (column) => column.notNull())
    .execute();
}
