import type { Selectable } from "kysely";
import type { TableShapes } from "../store/table-shapes.ts";
import { type WebhookTables, webhookTables } from "../webhooks/tables.ts";

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

export const smsTables: TableShapes<SmsTables> = {
  sms_senders: {
    columns: { organisation_id: "text", id: "text", name: "text", approved: "integer" },
    key: ["organisation_id", "id"],
  },
  sms_templates: {
    columns: { organisation_id: "text", name: "text", text: "text" },
    key: ["organisation_id", "name"],
  },
  sms_messages: {
    columns: {
      organisation_id: "text",
      number: "bigint",
      message_id: "text",
      recipient: "text",
      sender: "text",
      text: "text",
      segments: "integer",
      status: "text",
      cost_kobo: "bigint",
      accepted_at: "bigint",
      day: "text",
      report_at: "bigint or null",
      report_status: "text",
      report_cost_kobo: "bigint",
    },
    key: ["organisation_id", "number"],
    indexes: {
      // Counting reads this index alone.
      sms_messages_day: ["organisation_id", "day", "status"],
      sms_messages_due: ["status", "organisation_id", "report_at", "number"],
    },
  },
  sms_codes: {
    columns: {
      organisation_id: "text",
      number: "bigint",
      reference: "text",
      recipient: "text",
      code: "text",
      text: "text",
      sent_at: "bigint",
      expires_at: "bigint",
      attempts: "integer",
      verified: "integer",
    },
    key: ["organisation_id", "number"],
    unique: [["organisation_id", "reference"]],
  },
  ...webhookTables,
};
