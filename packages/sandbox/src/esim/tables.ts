import type { TableShapes } from "../store/table-shapes.ts";

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

export const esimTables: TableShapes<EsimTables> = {
  esim_orders: {
    columns: {
      organisation_id: "text",
      id: "bigint",
      code: "text",
      package_id: "text",
      type: "text",
      status: "text",
      description: "text",
      created_at: "bigint",
    },
    key: ["organisation_id", "id"],
    indexes: {
      esim_orders_by_code: ["organisation_id", "code", "id"],
      esim_orders_by_type: ["organisation_id", "type", "id"],
      esim_orders_by_status: ["organisation_id", "status", "id"],
      esim_orders_by_description: ["organisation_id", "description", "id"],
      esim_orders_by_created_at: ["organisation_id", "created_at", "id"],
    },
  },
  esim_order_sims: {
    columns: { organisation_id: "text", order_id: "bigint", iccid: "text" },
    key: ["organisation_id", "order_id", "iccid"],
    indexes: { esim_order_sims_by_iccid: ["organisation_id", "iccid", "order_id"] },
  },
  esims: {
    columns: {
      organisation_id: "text",
      id: "bigint",
      iccid: "text",
      matching_id: "text",
      recycled: "integer",
      top_ups_exhausted: "integer",
    },
    key: ["organisation_id", "id"],
    unique: [["matching_id"], ["organisation_id", "iccid"]],
  },
  esim_bundles: {
    columns: {
      organisation_id: "text",
      id: "bigint",
      iccid: "text",
      package_id: "text",
      type: "text",
      bought_at: "bigint",
      remaining_mb: "bigint",
      remaining_voice: "integer or null",
      remaining_text: "integer or null",
      activated_at: "bigint or null",
      expires_at: "bigint or null",
      finished_at: "bigint or null",
    },
    key: ["organisation_id", "id"],
    indexes: { esim_bundles_by_iccid: ["organisation_id", "iccid", "id"] },
  },
};
