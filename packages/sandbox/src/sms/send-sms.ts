import type { Call, Reply } from "../http/call.ts";
import { refuseInvalid } from "../http/refuse-invalid.ts";
import { answer, refuse } from "../http/reply.ts";
import { countSegments } from "./count-segments.ts";
import { findTemplate } from "./find-template.ts";
import { hold, refund } from "./hold.ts";
import { keepMessage } from "./keep-message.ts";
import { HELD_KOBO } from "./price.ts";
import { submit, takes } from "./provider.ts";
import { readRecipient } from "./recipient.ts";
import { chooseSender } from "./sender.ts";
import { countPlaces, fillTemplate } from "./template.ts";

interface Body {
  readonly recipient: string;
  readonly body: string;
  readonly sender_id?: string;
  readonly message_type?: string;
  readonly template?: string;
}
type SendCall = Call<{ body: Body }>;

/** Checks in the order of the table of refusals (SMS-061: which of several applies is unknown). */
export async function sendSms(call: SendCall): Promise<Reply> {
  const { sender_id, message_type = "one_way" } = call.body;
  if (message_type !== "one_way") return refuse(call, "message_type_not_supported");
  const recipient = await readRecipient(call.body.recipient);
  if (recipient === undefined) return refuse(call, "invalid_recipient");
  const sender = await chooseSender(call, sender_id?.toLowerCase(), recipient);
  if (!sender) return refuse(call, sender_id ? "sender_id_not_allowed" : "no_sender_id");
  const text = await composeText(call);
  if (typeof text !== "string") return text;

  const segments = await countSegments(text);
  const message_id = call.random.uuid();
  const charge = { recipient, amountKobo: segments * HELD_KOBO, reference: message_id };
  if (!(await hold(call, charge))) return refuse(call, "insufficient_funds");
  if (!takes(recipient)) {
    await refund(call, charge);
    return refuse(call, "provider_rejected");
  }
  await keepMessage(call, {
    message_id,
    recipient,
    sender: sender.name,
    text,
    segments,
    cost_kobo: charge.amountKobo,
    ...submit(recipient, segments, call.clock.now),
  });
  return answer(call, { message_id, status: "accepted" });
}

/** The text to send, or the refusal. */
async function composeText(call: SendCall): Promise<string | Reply> {
  const { body, template: name } = call.body;
  if (name === undefined) return body === "" ? refuseBody(call, "body must not be empty") : body;
  const template = await findTemplate(call, name);
  if (template === undefined) return refuse(call, "template_not_found");
  const places = countPlaces(template);
  const text = fillTemplate(template, body);
  return text ?? refuseBody(call, `body must hold ${places} values for ${name}, one to a line`);
}

/** SMS-043: whether an empty body counts as missing is unknown; here it does. */
function refuseBody({ operation }: SendCall, message: string): Reply {
  return refuseInvalid(operation, [{ part: "body", field: "body", missing: false, message }]);
}
