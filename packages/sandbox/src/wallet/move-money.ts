import { sql } from "kysely";
import type { World } from "../domain.ts";
import { insertInto } from "../store/insert-into.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import type { WalletArea } from "./tables.ts";

export interface Movement {
  readonly area: WalletArea;
  /** Kobo, positive; which way it moves is the name of the function. */
  readonly amountKobo: number;
  readonly reason: string;
  readonly reference: string;
}

/**
 * Takes money where balance and credit cover it.
 * @returns whether they did; when not, nothing has changed
 */
export async function spend(world: World, movement: Movement): Promise<boolean> {
  const { area, amountKobo } = movement;
  const wallet = { organisation_id: world.organisation.id, area };
  const [spent] = await spendCovered(world.db, { ...wallet, amountKobo });
  if (!spent) return false;
  await record(world, area, [{ ...movement, amountKobo: -amountKobo }]);
  return true;
}

/** Gives money: a refund, a deposit. */
export async function credit(world: World, movement: Movement): Promise<void> {
  await creditEach(world, movement.area, [movement]);
}

/** Gives money many times over, in few statements; amounts may be negative or zero. */
export async function creditEach(
  world: World,
  area: WalletArea,
  movements: readonly Omit<Movement, "area">[],
): Promise<void> {
  const sum = movements.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  await change(world.db, { organisation_id: world.organisation.id, area, amountKobo: sum });
  await record(world, area, movements);
}

async function record(
  { db, organisation, clock }: World,
  area: WalletArea,
  movements: readonly Omit<Movement, "area">[],
): Promise<void> {
  const wallet = { organisation_id: organisation.id, area };
  const [ledger] = await selectLast(db, wallet);
  const first = (ledger?.last ?? 0) + 1;
  const rows = movements.map(({ amountKobo, reason, reference }, index) => ({
    ...wallet,
    id: first + index,
    amount_kobo: amountKobo,
    reason,
    reference,
    at: clock.now,
  }));
  await insertMovements(db, rows);
}

interface WalletKey {
  readonly organisation_id: string;
  readonly area: WalletArea;
}

interface Change extends WalletKey {
  readonly amountKobo: number;
}

const spendCovered = prepared((db, slot: Slots<Change>) =>
  db
    .updateTable("wallets")
    .set((eb) => ({ balance_kobo: eb("balance_kobo", "-", slot("amountKobo")) }))
    .where("organisation_id", "=", slot("organisation_id"))
    .where("area", "=", slot("area"))
    .where(sql<boolean>`balance_kobo + credit_limit_kobo >= ${slot("amountKobo")}`)
    .returning("balance_kobo"),
);

const change = prepared((db, slot: Slots<Change>) =>
  db
    .updateTable("wallets")
    .set((eb) => ({ balance_kobo: eb("balance_kobo", "+", slot("amountKobo")) }))
    .where("organisation_id", "=", slot("organisation_id"))
    .where("area", "=", slot("area")),
);

const selectLast = prepared((db, slot: Slots<WalletKey>) =>
  db
    .selectFrom("ledger")
    .select((eb) => eb.fn.max("id").as("last"))
    .where("organisation_id", "=", slot("organisation_id"))
    .where("area", "=", slot("area")),
);

const insertMovements = insertInto("ledger");
