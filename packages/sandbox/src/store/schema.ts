import type { EsimTables } from "../esim/tables.ts";
import type { IdempotencyTables } from "../http/idempotency.ts";
import type { RateLimitTables } from "../http/rate-limit.ts";
import type { OrganisationTables } from "../organisations/tables.ts";
import type { SmsTables } from "../sms/tables.ts";
import type { VoiceTables } from "../voice/tables.ts";
import type { WalletTables } from "../wallet/tables.ts";

/**
 * Every table of the sandbox. Each is described and created where its domain lives, and each row
 * belongs to one organisation (`organisation_id`). Money is integer kobo, time is milliseconds
 * since 1970 in the time of the organisation, true and false are 1 and 0.
 */
export interface Database
  extends OrganisationTables,
    WalletTables,
    RateLimitTables,
    IdempotencyTables,
    EsimTables,
    VoiceTables,
    SmsTables {}
