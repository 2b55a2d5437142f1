import { sql, type Transaction } from "kysely";
import type { RateLimit } from "../contract/operation.ts";
import type { World } from "../domain.ts";
import type { Database } from "../store/schema.ts";

export interface RateLimitTables {
  /** The running window of each budget. */
  rate_limits: {
    organisation_id: string;
    bucket: string;
    /** The ICCID of a budget that each eSIM has, else empty. */
    key: string;
    started_at: number;
    requests: number;
  };
}

export async function createRateLimitTables(db: Transaction<Database>): Promise<void> {
  await db.schema
    .createTable("rate_limits")
    .ifNotExists()
    .addColumn("organisation_id", "text", (column) => column.notNull())
    .addColumn("bucket", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("started_at", "bigint", (column) => column.notNull())
    .addColumn("requests", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("rate_limits_key", ["organisation_id", "bucket", "key"])
    .execute();
}

/**
 * Counts a request against its budget. A window begins with its first request and lasts
 * `limit.seconds`; one that lies in the future, because the clock was set back, is over too.
 * @returns seconds until the window ends when the budget is spent, else 0
 */
export async function takeFromBudget(
  { db, organisation, clock }: Pick<World, "db" | "organisation" | "clock">,
  limit: RateLimit,
  key: string,
): Promise<number> {
  const windowMs = limit.seconds * 1000;
  const { now } = clock;
  const over = sql<boolean>`(rate_limits.started_at <= ${now - windowMs} or rate_limits.started_at > ${now})`;
  const { started_at, requests } = await db
    .insertInto("rate_limits")
    .values({
      organisation_id: organisation.id,
      bucket: limit.bucket,
      key,
      started_at: now,
      requests: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(["organisation_id", "bucket", "key"]).doUpdateSet({
        started_at: sql<number>`case when ${over} then ${now} else rate_limits.started_at end`,
        requests: sql<number>`case when ${over} then 1 else rate_limits.requests + 1 end`,
      }),
    )
    .returning(["started_at", "requests"])
    .executeTakeFirstOrThrow();
  if (requests <= limit.requests) return 0;
  return Math.max(1, Math.ceil((started_at + windowMs - now) / 1000));
}
