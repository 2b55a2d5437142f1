import { isoTime } from "../clock.ts";
import type { World } from "../domain.ts";
import type { Handler } from "../http/call.ts";
import { refuseDays } from "../http/refuse-days.ts";
import { answer } from "../http/reply.ts";
import { type OrderQuery, readOrders } from "./read-orders.ts";

interface Query extends OrderQuery {
  readonly include?: readonly ("sims" | "user" | "status")[];
}

export const listOrders: Handler<{ query: Query }> = async (call) => {
  const refusal = refuseDays(call, { created_at: call.query.created_at });
  if (refusal) return refusal;
  const orders = await readOrders(call, call.query);
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
