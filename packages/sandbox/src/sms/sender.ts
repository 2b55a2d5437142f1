import type { World } from "../domain.ts";
import { magicValues } from "../magic-values.ts";
import { prepared, type Slots } from "../store/prepared.ts";

export interface Sender {
  readonly id: string;
  readonly name: string;
}

const platformDefault: Sender = { id: magicValues.platformSenderId.value, name: "Connect" };

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
  const organisation_id = organisation.id;
  const [sender] =
    id === undefined
      ? await selectFirst(db, { organisation_id })
      : await selectById(db, { organisation_id, id });
  return sender;
}

/** SMS-048: which of several approved ones is taken is unknown. */
const selectFirst = prepared((db, slot: Slots<{ organisation_id: string }>) =>
  db
    .selectFrom("sms_senders")
    .select(["id", "name"])
    .where("organisation_id", "=", slot("organisation_id"))
    .where("approved", "=", 1)
    .orderBy("id")
    .limit(1),
);

const selectById = prepared((db, slot: Slots<{ organisation_id: string; id: string }>) =>
  db
    .selectFrom("sms_senders")
    .select(["id", "name"])
    .where("organisation_id", "=", slot("organisation_id"))
    .where("approved", "=", 1)
    .where("id", "=", slot("id")),
);
