import type { World } from "../domain.ts";
import { magicValues } from "../magic-values.ts";
import { credit, type Movement, spend } from "../wallet/move-money.ts";

interface Charge {
  readonly recipient: string;
  readonly amountKobo: number;
  /** Message id, or reference of a code. */
  readonly reference: string;
}

/**
 * Takes a charge off the wallet.
 * @returns whether the wallet covers it; when not, nothing has changed
 */
export async function hold(world: World, charge: Charge): Promise<boolean> {
  if (charge.recipient === magicValues.emptyWalletRecipient.value) return false;
  return await spend(world, movementOf(charge, "hold"));
}

/** Gives back the charge of what the provider rejected (SMS-085). */
export async function refund(world: World, charge: Charge): Promise<void> {
  await credit(world, movementOf(charge, "refund"));
}

function movementOf({ amountKobo, reference }: Charge, reason: string): Movement {
  return { area: "sms", amountKobo, reason, reference };
}
