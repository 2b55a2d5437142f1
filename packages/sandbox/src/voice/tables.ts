import type { Selectable } from "kysely";
import type { TableShapes } from "../store/table-shapes.ts";

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

export const voiceTables: TableShapes<VoiceTables> = {
  voice_numbers: {
    columns: {
      organisation_id: "text",
      phone_number: "text",
      country_code: "text",
      claimed_by: "text or null",
    },
    key: ["organisation_id", "phone_number"],
  },
  voice_users: {
    columns: {
      organisation_id: "text",
      number: "integer",
      email: "text",
      first_name: "text",
      last_name: "text",
      mobile: "text",
      created_at: "bigint",
      subscribed_at: "bigint",
      active_until: "bigint",
      is_free_trial: "integer",
    },
    key: ["organisation_id", "number"],
    unique: [["organisation_id", "email"]],
    indexes: { voice_users_by_mobile: ["organisation_id", "mobile"] },
  },
};
