import type { Call, Reply } from "../http/call.ts";
import { answer, refuse } from "../http/reply.ts";
import { insertInto } from "../store/insert-into.ts";
import { lastNumber } from "../store/last-number.ts";
import { CODE_LASTS_MS, drawCode } from "./code.ts";
import { hold, refund } from "./hold.ts";
import { CODE_KOBO } from "./price.ts";
import { takes } from "./provider.ts";
import { readRecipient } from "./recipient.ts";

/** An earlier code for the same recipient stays good (SMS-101: unknown). */
export async function sendOtp(call: Call<{ body: { recipient: string } }>): Promise<Reply> {
  const recipient = await readRecipient(call.body.recipient);
  if (recipient === undefined) return refuse(call, "invalid_recipient");
  const reference = call.random.uuid();
  const charge = { recipient, amountKobo: CODE_KOBO, reference };
  if (!(await hold(call, charge))) return refuse(call, "insufficient_funds");
  if (!takes(recipient)) {
    await refund(call, charge);
    return refuse(call, "provider_rejected");
  }
  await keepCode(call, reference, recipient);
  return answer(call, { reference });
}

async function keepCode(call: Call, reference: string, recipient: string): Promise<void> {
  const { db, organisation, clock, random } = call;
  const code = drawCode(random, recipient);
  const row = {
    organisation_id: organisation.id,
    number: (await lastCode(call)) + 1,
    reference,
    recipient,
    code,
    text: `Your code is ${code}.`,
    sent_at: clock.now,
    expires_at: clock.now + CODE_LASTS_MS,
    attempts: 0,
    verified: 0,
  };
  await insert(db, [row]);
}

const lastCode = lastNumber("sms_codes", "number");

const insert = insertInto("sms_codes");
