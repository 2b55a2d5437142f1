import { dayOf } from "../day.ts";
import type { World } from "../domain.ts";
import { insertInto } from "../store/insert-into.ts";
import { lastNumber } from "../store/last-number.ts";
import type { SmsMessage } from "./tables.ts";

type Accepted = Omit<SmsMessage, "organisation_id" | "number" | "status" | "accepted_at" | "day">;

/** Writes down a message that the provider has accepted, and when its report is due. */
export async function keepMessage(world: World, message: Accepted): Promise<void> {
  const { db, organisation, clock, schedule } = world;
  const row = {
    ...message,
    organisation_id: organisation.id,
    number: (await lastMessage(world)) + 1,
    status: "accepted" as const,
    accepted_at: clock.now,
    day: dayOf(clock.now),
  };
  await insert(db, [row]);
  if (message.report_at !== null) schedule(message.report_at);
}

const lastMessage = lastNumber("sms_messages", "number");

const insert = insertInto("sms_messages");
