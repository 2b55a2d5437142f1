import { sql } from "kysely";
import type { World } from "../domain.ts";
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
  const { numUpdatedRows } = await world.db
    .updateTable("wallets")
    .set((eb) => ({ balance_kobo: eb("balance_kobo", "-", movement.amountKobo) }))
    .where("organisation_id", "=", world.organisation.id)
    .where("area", "=", movement.area)
    .where(sql<boolean>`balance_kobo + credit_limit_kobo >= ${movement.amountKobo}`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await record(world, movement.area, [{ ...movement, amountKobo: -movement.amountKobo }]);
  return true;
}

/** Takes money whether or not the wallet covers it: a correction after the fact. */
export async function charge(world: World, movement: Movement): Promise<void> {
  await credit(world, { ...movement, amountKobo: -movement.amountKobo });
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
  await world.db
    .updateTable("wallets")
    .set((eb) => ({ balance_kobo: eb("balance_kobo", "+", sum) }))
    .where("organisation_id", "=", world.organisation.id)
    .where("area", "=", area)
    .execute();
  await record(world, area, movements);
}

async function record(
  world: World,
  area: WalletArea,
  movements: readonly Omit<Movement, "area">[],
): Promise<void> {
  const { last } = await world.db
    .selectFrom("ledger")
    .select((eb) => eb.fn.max("id").as("last"))
    .where("organisation_id", "=", world.organisation.id)
    .where("area", "=", area)
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto("ledger")
    .values(
      movements.map(({ amountKobo, reason, reference }, index) => ({
        organisation_id: world.organisation.id,
        area,
        id: (last ?? 0) + 1 + index,
        amount_kobo: amountKobo,
        reason,
        reference,
        at: world.clock.now,
      })),
    )
    .execute();
}
