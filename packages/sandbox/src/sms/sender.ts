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
  const none = recipient === magicValues.noSenderRecipient.value;
  const noneApproved = none || recipient === magicValues.defaultSenderRecipient.value;
  const own = noneApproved ? undefined : await findApproved(world, id);
  if (own) return own;
  const defaultFits = id === undefined || id === platformDefault.id;
  return defaultFits && !none ? platformDefault : undefined;
}

async function findApproved(
  { db, organisation }: World,
  id: string | undefined,
): Promise<Sender | undefined> {
  let approved = db
    .selectFrom("sms_senders")
    .select(["id", "name"])
    .where("organisation_id", "=", organisation.id)
    .where("approved", "=", 1);
  if (id !== undefined) approved = approved.where("id", "=", id);
  return await approved.orderBy("name").limit(1).executeTakeFirst(); // SMS-048: which one is unknown.
}
