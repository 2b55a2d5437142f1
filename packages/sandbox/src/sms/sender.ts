import type { World } from "../domain.ts";
import { magicValues } from "../magic-values.ts";

export interface Sender {
  readonly id: string;
  readonly name: string;
}

/** The sender ID that every organisation may use. */
export const platformDefault: Sender = {
  id: "5f0c7c52-9a3e-4c1b-8d52-3c1e7f0a9b20",
  name: "Connect",
};

/**
 * Who a message comes from: the sender ID asked for or, when none is, an approved one of the
 * organisation and then the platform default (SMS-047).
 * @param id in lower case
 * @returns undefined when there is none that may be used
 */
export async function chooseSender(
  world: World,
  id: string | undefined,
  recipient: string,
): Promise<Sender | undefined> {
  if (recipient === magicValues.noSenderRecipient.value) return undefined;
  if (id === platformDefault.id) return platformDefault;
  if (id === undefined && recipient === magicValues.defaultSenderRecipient.value) {
    return platformDefault;
  }
  let approved = world.db
    .selectFrom("sms_senders")
    .select(["id", "name"])
    .where("organisation_id", "=", world.organisation.id)
    .where("approved", "=", 1);
  if (id !== undefined) return await approved.where("id", "=", id).executeTakeFirst();
  approved = approved.orderBy("name").limit(1); // SMS-048: which of several is unknown.
  return (await approved.executeTakeFirst()) ?? platformDefault;
}
