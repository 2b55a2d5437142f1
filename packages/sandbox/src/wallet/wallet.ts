import type { World } from "../domain.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import { credit } from "./move-money.ts";
import type { WalletArea } from "./tables.ts";

export interface Wallet {
  readonly balanceKobo: number;
  readonly creditLimitKobo: number;
  readonly postPaid: boolean;
}

export async function readWallet(world: World, area: WalletArea): Promise<Wallet> {
  const [row] = await selectWallet(world.db, { organisation_id: world.organisation.id, area });
  if (!row) throw new Error(`The organisation has no ${area} wallet`);
  return {
    balanceKobo: row.balance_kobo,
    creditLimitKobo: row.credit_limit_kobo,
    postPaid: row.post_paid === 1,
  };
}

/** Opens a pre-paid wallet with a first deposit. */
export async function openWallet(
  world: World,
  area: WalletArea,
  balanceKobo: number,
): Promise<void> {
  await world.db
    .insertInto("wallets")
    .values({
      organisation_id: world.organisation.id,
      area,
      balance_kobo: 0,
      credit_limit_kobo: 0,
      post_paid: 0,
    })
    .execute();
  await credit(world, { area, amountKobo: balanceKobo, reason: "deposit", reference: "opening" });
}

const selectWallet = prepared((db, slot: Slots<{ organisation_id: string; area: WalletArea }>) =>
  db
    .selectFrom("wallets")
    .select(["balance_kobo", "credit_limit_kobo", "post_paid"])
    .where("organisation_id", "=", slot("organisation_id"))
    .where("area", "=", slot("area")),
);
