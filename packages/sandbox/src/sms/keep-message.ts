import { dayOf } from "../day.ts";
import type { World } from "../domain.ts";
import { insertInto } from "../store/insert-into.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import type { SmsMessage } from "./tables.ts";

type Accepted = Omit<SmsMessage, "organisation_id" | "number" | "status" | "accepted_at" | "day">;

/** Writes down a message that the provider has accepted, and when its report is due. */
export async function keepMessage(world: World, message: Accepted): Promise<void> {
  const { db, organisation, clock, schedule } = world;
  const organisation_id = organisation.id;
  const [messages] = await selectLast(db, { organisation_id });
  const row = {
    ...message,
    organisation_id,
    number: (messages?.last ?? 0) + 1,
    status: "accepted" as const,
    accepted_at: clock.now,
    day: dayOf(clock.now),
  };
  await insert(db, [row]);
  if (message.report_at !== null) schedule(message.report_at);
}

const selectLast = prepared((db, slot: Slots<{ organisation_id: string }>) =>
  db
    .selectFrom("sms_messages")
    .select((eb) => eb.fn.max("number").as("last"))
    .where("organisation_id", "=", slot("organisation_id")),
);

const insert = insertInto("sms_messages");
