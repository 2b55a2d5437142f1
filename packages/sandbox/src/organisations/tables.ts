import type { Selectable } from "kysely";
import type { TableShapes } from "../store/table-shapes.ts";

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

export const organisationTables: TableShapes<OrganisationTables> = {
  stores: { columns: { id: "integer", seed: "bigint" }, key: ["id"] },
  organisations: {
    columns: {
      id: "text",
      number: "integer",
      esim_api_key: "text",
      voice_api_key: "text",
      sms_api_key: "text",
      clock_offset_ms: "bigint",
      random_drawn: "bigint",
      next_due_at: "bigint or null",
      limits: "text",
      faults: "text",
    },
    key: ["id"],
    unique: [["number"], ["esim_api_key"], ["voice_api_key"], ["sms_api_key"]],
  },
};
