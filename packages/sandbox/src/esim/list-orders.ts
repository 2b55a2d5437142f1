import { DAY, isoTime } from "../clock.ts";
import type { World } from "../domain.ts";
import type { Call, Handler } from "../http/call.ts";
import { offsetOf } from "../http/offset.ts";
import { answer } from "../http/reply.ts";
import { DEFAULT_LIMIT, MOST_LIMIT, type PageQuery } from "./page.ts";

interface Query extends PageQuery {
  readonly include?: readonly ("sims" | "user" | "status")[];
  readonly created_at?: string;
  readonly code?: string;
  readonly order_status?: string;
  readonly iccid?: string;
  readonly description?: string;
  readonly type?: "sim" | "topup";
}

export const listOrders: Handler<{ query: Query }> = async (call) => {
  const orders = await readPage(call);
  const include = call.query.include ?? [];
  const sims = include.includes("sims")
    ? await readSims(
        call,
        orders.map(({ id }) => id),
      )
    : undefined;
  return answer(
    call,
    orders.map((order) => ({
      id: order.id,
      code: order.code,
      package_id: order.package_id,
      type: order.type,
      status: order.status, // with or without include=status (ESIM-083)
      created_at: isoTime(order.created_at),
      description: order.description,
      ...(sims && { sims: sims.get(order.id) ?? [] }),
      // The user's fields are not shown (ESIM-088), so there are none to rely on.
      ...(include.includes("user") && { user: {} }),
    })),
  );
};

async function readPage({ db, organisation, query }: Call<{ query: Query }>) {
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, MOST_LIMIT);
  let page = db
    .selectFrom("esim_orders")
    .selectAll()
    .where("esim_orders.organisation_id", "=", organisation.id)
    .orderBy("esim_orders.id")
    .limit(limit)
    .offset(offsetOf(query.page ?? 1, limit));
  if (query.code !== undefined) page = page.where("code", "=", query.code);
  if (query.order_status !== undefined) page = page.where("status", "=", query.order_status);
  if (query.description !== undefined) page = page.where("description", "=", query.description);
  if (query.type !== undefined) page = page.where("type", "=", query.type);
  if (query.created_at !== undefined) {
    const [from, to] = dayOf(query.created_at);
    page = page.where("created_at", ">=", from).where("created_at", "<", to);
  }
  if (query.iccid !== undefined) {
    const { iccid } = query;
    page = page.where("esim_orders.id", "in", (eb) =>
      eb
        .selectFrom("esim_order_sims")
        .select("order_id")
        .where("organisation_id", "=", organisation.id)
        .where("iccid", "=", iccid),
    );
  }
  return await page.execute();
}

/** The UTC day of a date or time (ESIM-175); no order is of a day that cannot be read. */
function dayOf(text: string): readonly [from: number, to: number] {
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text.slice(0, 10)) : Number.NaN;
  return Number.isNaN(time) ? [0, 0] : [time, time + DAY];
}

async function readSims(
  { db, organisation }: World,
  orderIds: readonly number[],
): Promise<Map<number, { iccid: string }[]>> {
  const sims = new Map<number, { iccid: string }[]>();
  if (orderIds.length === 0) return sims;
  const rows = await db
    .selectFrom("esim_order_sims")
    .select(["order_id", "iccid"])
    .where("organisation_id", "=", organisation.id)
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("iccid")
    .execute();
  for (const { order_id, iccid } of rows) {
    sims.set(order_id, [...(sims.get(order_id) ?? []), { iccid }]);
  }
  return sims;
}
