import { isoTime } from "../clock.ts";
import type { World } from "../domain.ts";
import { insertInto } from "../store/insert-into.ts";
import { lastNumber } from "../store/last-number.ts";
import { spend } from "../wallet/move-money.ts";
import { kobo } from "../wallet/naira.ts";
import type { Offer } from "./catalogue.ts";
import type { EsimTables } from "./tables.ts";

export interface PlacedOrder {
  readonly id: number;
  readonly code: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The number and code that the next order of the organisation gets. */
export async function nextOrder(world: World): Promise<PlacedOrder> {
  const id = (await lastOrder(world)) + 1;
  const code = `ORD-${String(id).padStart(6, "0")}`;
  return { id, code, createdAt: isoTime(world.clock.now) };
}

/**
 * Takes the wholesale price of each unit (ESIM-012).
 * @returns whether balance and credit cover it
 */
export async function payFor(
  world: World,
  { code }: PlacedOrder,
  reason: "order" | "top-up",
  offer: Offer,
  quantity = 1,
): Promise<boolean> {
  const amountKobo = quantity * kobo(offer.netPrice);
  return await spend(world, { area: "esim", amountKobo, reason, reference: code });
}

/** Writes an order down. Its status is at once the one it keeps: others are not shown (ESIM-124). */
export async function recordOrder(
  { db, organisation, clock }: World,
  { id, code }: PlacedOrder,
  order: Pick<EsimTables["esim_orders"], "package_id" | "type" | "description">,
  iccids: readonly string[],
): Promise<void> {
  const organisation_id = organisation.id;
  const row = { organisation_id, id, code, ...order, status: "completed", created_at: clock.now };
  await insertOrders(db, [row]);
  await insertSims(
    db,
    iccids.map((iccid) => ({ organisation_id, order_id: id, iccid })),
  );
}

const lastOrder = lastNumber("esim_orders", "id");

const insertOrders = insertInto("esim_orders");

const insertSims = insertInto("esim_order_sims");
