import type { World } from "../domain.ts";
import { magicValues } from "../magic-values.ts";
import { openWallet } from "../wallet/wallet.ts";

const OPENING_KOBO = 2_500_000;

const senders = [
  { id: "0d9c9b0e-6f0b-4c39-9a53-0f5e3a1c7b10", name: "Harbour", approved: 1 },
  { id: magicValues.pendingSenderId.value, name: "HarbourNew", approved: 0 },
];

const templates = [
  { name: "order_ready", text: "Your order {1} is ready." },
  { name: "top_up_done", text: "{1} was added to your eSIM. It can be used until {2}." },
];

/** Gives a new organisation a wallet, sender IDs and templates. */
export async function seedSms(world: World): Promise<void> {
  const organisation_id = world.organisation.id;
  await openWallet(world, "sms", OPENING_KOBO);
  await world.db
    .insertInto("sms_senders")
    .values(senders.map((sender) => ({ organisation_id, ...sender })))
    .execute();
  await world.db
    .insertInto("sms_templates")
    .values(templates.map((template) => ({ organisation_id, ...template })))
    .execute();
}
