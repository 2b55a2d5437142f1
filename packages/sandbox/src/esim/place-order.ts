import { isoTime } from "../clock.ts";
import type { World } from "../domain.ts";
import type { EsimTables } from "./tables.ts";

export interface PlacedOrder {
  readonly id: number;
  readonly code: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The number and code that the next order of the organisation gets. */
export async function nextOrder({ db, organisation, clock }: World): Promise<PlacedOrder> {
  const { last } = await db
    .selectFrom("esim_orders")
    .select((eb) => eb.fn.max("id").as("last"))
    .where("organisation_id", "=", organisation.id)
    .executeTakeFirstOrThrow();
  const id = (last ?? 0) + 1;
  const code = `ORD-${String(id).padStart(6, "0")}`;
  return { id, code, createdAt: isoTime(clock.now) };
}

/** Writes an order down. Its status is at once the one it keeps: others are not shown (ESIM-124). */
export async function recordOrder(
  { db, organisation, clock }: World,
  { id, code }: PlacedOrder,
  order: Pick<EsimTables["esim_orders"], "package_id" | "type" | "description">,
  iccids: readonly string[],
): Promise<void> {
  const organisation_id = organisation.id;
  await db
    .insertInto("esim_orders")
    .values({ organisation_id, id, code, ...order, status: "completed", created_at: clock.now })
    .execute();
  await db
    .insertInto("esim_order_sims")
    .values(iccids.map((iccid) => ({ organisation_id, order_id: id, iccid })))
    .execute();
}
