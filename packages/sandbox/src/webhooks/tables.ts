import type { Selectable } from "kysely";
import type { TableShapes } from "../store/table-shapes.ts";

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

export const webhookTables: TableShapes<WebhookTables> = {
  webhooks: {
    columns: { organisation_id: "text", id: "text", number: "integer", url: "text" },
    key: ["organisation_id", "id"],
  },
  webhook_deliveries: {
    columns: {
      organisation_id: "text",
      number: "bigint",
      webhook_id: "text",
      url: "text",
      message_id: "text",
      body: "text",
      status: "text",
      attempts: "integer",
      next_attempt_at: "bigint",
      last_status: "integer or null",
      last_error: "text or null",
    },
    key: ["organisation_id", "number"],
    indexes: {
      webhook_deliveries_due: ["status", "organisation_id", "next_attempt_at", "number"],
    },
  },
};
