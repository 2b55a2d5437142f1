import { isoTime } from "../clock.ts";
import type { World } from "../domain.ts";
import { credit } from "../wallet/move-money.ts";
import { kobo, naira } from "../wallet/naira.ts";
import type { WalletArea } from "../wallet/tables.ts";
import { readWallet } from "../wallet/wallet.ts";
import { ControlError } from "./control-error.ts";
import { act, type Plane } from "./plane.ts";

/** A wallet; amounts are NGN. */
export interface WalletView {
  readonly balance: number;
  readonly credit_limit: number;
  readonly post_paid: boolean;
  /** Oldest first; the amounts add up to the balance. */
  readonly movements: readonly {
    readonly amount: number;
    readonly reason: string;
    readonly reference: string;
    readonly at: string;
  }[];
}

/** What to change on a wallet; what is left out stays. */
export interface WalletChange {
  readonly balance?: number;
  readonly post_paid?: boolean;
  /** Of a post-paid account only. */
  readonly credit_limit?: number;
}

export async function readWallets(plane: Plane): Promise<Record<WalletArea, WalletView>> {
  return await act(plane, async (world) => ({
    esim: await describe(world, "esim"),
    sms: await describe(world, "sms"),
  }));
}

export async function setWallet(
  plane: Plane,
  area: WalletArea,
  { balance, post_paid, credit_limit }: WalletChange,
): Promise<void> {
  await act(plane, async function change(world) {
    const wallet = await readWallet(world, area);
    const postPaid = post_paid ?? wallet.postPaid;
    if (credit_limit && !postPaid) {
      throw new ControlError(422, "A pre-paid account has no credit: send post_paid true with it.");
    }
    if (balance !== undefined) {
      const amountKobo = kobo(balance) - wallet.balanceKobo;
      await credit(world, { area, amountKobo, reason: "set", reference: "control plane" });
    }
    const limitKobo = credit_limit === undefined ? wallet.creditLimitKobo : kobo(credit_limit);
    await world.db
      .updateTable("wallets")
      .set({ post_paid: postPaid ? 1 : 0, credit_limit_kobo: postPaid ? limitKobo : 0 })
      .where("organisation_id", "=", world.organisation.id)
      .where("area", "=", area)
      .execute();
  });
}

async function describe(world: World, area: WalletArea): Promise<WalletView> {
  const { balanceKobo, creditLimitKobo, postPaid } = await readWallet(world, area);
  const movements = await world.db
    .selectFrom("ledger")
    .select(["amount_kobo", "reason", "reference", "at"])
    .where("organisation_id", "=", world.organisation.id)
    .where("area", "=", area)
    .orderBy("id")
    .execute();
  return {
    balance: naira(balanceKobo),
    credit_limit: naira(creditLimitKobo),
    post_paid: postPaid,
    movements: movements.map(({ amount_kobo, reason, reference, at }) => ({
      amount: naira(amount_kobo),
      reason,
      reference,
      at: isoTime(at),
    })),
  };
}
