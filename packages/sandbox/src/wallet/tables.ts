import type { TableShapes } from "../store/table-shapes.ts";

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

export const walletTables: TableShapes<WalletTables> = {
  wallets: {
    columns: {
      organisation_id: "text",
      area: "text",
      balance_kobo: "bigint",
      credit_limit_kobo: "bigint",
      post_paid: "integer",
    },
    key: ["organisation_id", "area"],
  },
  ledger: {
    columns: {
      organisation_id: "text",
      area: "text",
      id: "bigint",
      amount_kobo: "bigint",
      reason: "text",
      reference: "text",
      at: "bigint",
    },
    key: ["organisation_id", "area", "id"],
  },
};
