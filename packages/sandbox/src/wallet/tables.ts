import type { Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

/** eSIM orders and SMS are paid from different wallets. */
export type WalletArea = "esim" | "sms";

export interface WalletTables {
  wallets: {
    organisation_id: string;
    area: WalletArea;
    /** Below zero is what is owed on credit. */
    balance_kobo: number;
    /** 0 on a pre-paid account. */
    credit_limit_kobo: number;
    /** 1 when the account pays afterwards. */
    post_paid: number;
  };
  /** Every movement; those of a wallet add up to its balance. */
  ledger: {
    organisation_id: string;
    area: WalletArea;
    id: number;
    amount_kobo: number;
    /** What it was for, e.g. `order`, `refund`. */
    reason: string;
    /** The order code or message id it belongs to. */
    reference: string;
    at: number;
  };
}

export async function createWalletTables(db: Transaction<Database>): Promise<void> {
  await db.schema
    .createTable("wallets")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("area", "text", (column) => column.notNull())
    .addColumn("balance_kobo", "bigint", (column) => column.notNull())
    .addColumn("credit_limit_kobo", "bigint", (column) => column.notNull())
    .addColumn("post_paid", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("wallets_key", ["organisation_id", "area"])
    .execute();
  await db.schema
    .createTable("ledger")
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("area", "text", (column) => column.notNull())
    .addColumn("id", "bigint", (column) => column.notNull())
    .addColumn("amount_kobo", "bigint", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("ledger_key", ["organisation_id", "area", "id"])
    .execute();
}
