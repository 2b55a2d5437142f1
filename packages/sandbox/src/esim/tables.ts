import type { Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

export interface EsimTables {
  esim_orders: {
    organisation_id: string;
    id: number;
    code: string;
    package_id: string;
    type: "sim" | "topup";
    status: string;
    description: string;
    created_at: number;
  };
  /** Which eSIMs an order covers. */
  esim_order_sims: { organisation_id: string; order_id: number; iccid: string };
  esims: {
    organisation_id: string;
    id: number;
    iccid: string;
    /** Activation code; also names the image of the QR code. */
    matching_id: string;
    recycled: number;
    /** 1 on the eSIM whose top-ups always exceed the purchase limit. */
    top_ups_exhausted: number;
  };
  /** The packages that an eSIM has or had. How each fares follows from these columns and the clock. */
  esim_bundles: {
    organisation_id: string;
    id: number;
    iccid: string;
    package_id: string;
    type: "initial" | "topup";
    bought_at: number;
    remaining_mb: number;
    remaining_voice: number | null;
    remaining_text: number | null;
    activated_at: number | null;
    expires_at: number | null;
    /** When the data was used up. */
    finished_at: number | null;
  };
}

export async function createEsimTables(db: Transaction<Database>): Promise<void> {
  await db.schema
    .createTable("esim_orders")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("id", "bigint", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("package_id", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("esim_orders_key", ["organisation_id", "id"])
    .execute();
  for (const column of ["code", "type", "status", "description", "created_at"] as const) {
    await db.schema
      .createIndex(`esim_orders_by_${column}`)
      .on("esim_orders")
      .columns(["organisation_id", column, "id"])
      .execute();
  }
  await db.schema
    .createTable("esim_order_sims")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("order_id", "bigint", (column) => column.notNull())
    .addColumn("iccid", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("esim_order_sims_key", ["organisation_id", "order_id", "iccid"])
    .execute();
  await db.schema
    .createIndex("esim_order_sims_by_iccid")
    .on("esim_order_sims")
    .columns(["organisation_id", "iccid", "order_id"])
    .execute();
  await db.schema
    .createTable("esims")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("id", "bigint", (column) => column.notNull())
    .addColumn("iccid", "text", (column) => column.notNull())
    .addColumn("matching_id", "text", (column) => column.notNull().unique())
    .addColumn("recycled", "integer", (column) => column.notNull())
    .addColumn("top_ups_exhausted", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("esims_key", ["organisation_id", "id"])
    .addUniqueConstraint("esims_by_iccid", ["organisation_id", "iccid"])
    .execute();
  await db.schema
    .createTable("esim_bundles")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("id", "bigint", (column) => column.notNull())
    .addColumn("iccid", "text", (column) => column.notNull())
    .addColumn("package_id", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("bought_at", "bigint", (column) => column.notNull())
    .addColumn("remaining_mb", "bigint", (column) => column.notNull())
    .addColumn("remaining_voice", "integer")
    .addColumn("remaining_text", "integer")
    .addColumn("activated_at", "bigint")
    .addColumn("expires_at", "bigint")
    .addColumn("finished_at", "bigint")
    .addPrimaryKeyConstraint("esim_bundles_key", ["organisation_id", "id"])
    .execute();
  await db.schema
    .createIndex("esim_bundles_by_iccid")
    .on("esim_bundles")
    .columns(["organisation_id", "iccid", "id"])
    .execute();
}
