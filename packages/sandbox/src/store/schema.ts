import { type EsimTables, esimTables } from "../esim/tables.ts";
import { type IdempotencyTables, idempotencyTables } from "../http/idempotency.ts";
import { type RateLimitTables, rateLimitTables } from "../http/rate-limit.ts";
import { type OrganisationTables, organisationTables } from "../organisations/tables.ts";
import { type SmsTables, smsTables } from "../sms/tables.ts";
import { type VoiceTables, voiceTables } from "../voice/tables.ts";
import { type WalletTables, walletTables } from "../wallet/tables.ts";
import type { TableShapes } from "./table-shapes.ts";

/**
 * Every table of the sandbox. Each is described where its domain lives, and each row belongs to
 * one organisation (`organisation_id`). Money is integer kobo, time is milliseconds since 1970 in
 * the time of the organisation, true and false are 1 and 0.
 */
export interface Database
  extends OrganisationTables,
    WalletTables,
    RateLimitTables,
    IdempotencyTables,
    EsimTables,
    VoiceTables,
    SmsTables {}

/** How they are created. */
export const tables: TableShapes<Database> = {
  ...organisationTables,
  ...walletTables,
  ...rateLimitTables,
  ...idempotencyTables,
  ...esimTables,
  ...voiceTables,
  ...smsTables,
};
