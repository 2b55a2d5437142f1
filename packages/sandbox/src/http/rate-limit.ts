import { sql } from "kysely";
import type { RateLimit } from "../contract/operation.ts";
import type { World } from "../domain.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import type { TableShapes } from "../store/table-shapes.ts";

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

export const rateLimitTables: TableShapes<RateLimitTables> = {
  rate_limits: {
    columns: {
      organisation_id: "text",
      bucket: "text",
      key: "text",
      started_at: "bigint",
      requests: "integer",
    },
    key: ["organisation_id", "bucket", "key"],
  },
};

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
  const [window] = await count(db, {
    organisation_id: organisation.id,
    bucket: limit.bucket,
    key,
    now,
    over: now - windowMs,
  });
  if (!window) throw new Error("The limiter counted nothing");
  if (window.requests <= limit.requests) return 0;
  return Math.max(1, Math.ceil((window.started_at + windowMs - now) / 1000));
}

interface Count {
  readonly organisation_id: string;
  readonly bucket: string;
  readonly key: string;
  readonly now: number;
  /** A window that began then, or earlier, is over. */
  readonly over: number;
}

const count = prepared((db, slot: Slots<Count>) => {
  const over = sql`(rate_limits.started_at <= ${slot("over")} or rate_limits.started_at > ${slot("now")})`;
  return db
    .insertInto("rate_limits")
    .values({
      organisation_id: slot("organisation_id"),
      bucket: slot("bucket"),
      key: slot("key"),
      started_at: slot("now"),
      requests: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(["organisation_id", "bucket", "key"]).doUpdateSet({
        started_at: sql<number>`case when ${over} then ${slot("now")} else rate_limits.started_at end`,
        requests: sql<number>`case when ${over} then 1 else rate_limits.requests + 1 end`,
      }),
    )
    .returning(["started_at", "requests"]);
});
