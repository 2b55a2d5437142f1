import { isoTime } from "../clock.ts";
import type { World } from "../domain.ts";

/** Something that would have gone to a phone. */
export type Sent = SentMessage | SentCode;

interface SentMessage {
  readonly kind: "message";
  readonly message_id: string;
  readonly recipient: string;
  readonly sender: string;
  readonly text: string;
  readonly segments: number;
  readonly status: string;
  readonly sent_at: string;
}

interface SentCode {
  readonly kind: "code";
  readonly reference: string;
  readonly recipient: string;
  readonly code: string;
  readonly text: string;
  readonly sent_at: string;
  readonly expires_at: string;
}

/** The latest of each kind that the outbox shows. */
const MOST_SHOWN = 100;

/**
 * What was sent, newest first, messages before codes.
 * @param recipient leaves only what went to this number, in E.164
 */
export async function readOutbox(world: World, recipient?: string): Promise<Sent[]> {
  return [...(await readMessages(world, recipient)), ...(await readCodes(world, recipient))];
}

async function readMessages(
  { db, organisation }: World,
  recipient: string | undefined,
): Promise<SentMessage[]> {
  let messages = db
    .selectFrom("sms_messages")
    .selectAll()
    .where("organisation_id", "=", organisation.id);
  if (recipient !== undefined) messages = messages.where("recipient", "=", recipient);
  const latest = await messages.orderBy("number", "desc").limit(MOST_SHOWN).execute();
  return latest.map((message) => ({
    kind: "message",
    message_id: message.message_id,
    recipient: message.recipient,
    sender: message.sender,
    text: message.text,
    segments: message.segments,
    status: message.status,
    sent_at: isoTime(message.accepted_at),
  }));
}

async function readCodes(
  { db, organisation }: World,
  recipient: string | undefined,
): Promise<SentCode[]> {
  let codes = db.selectFrom("sms_codes").selectAll().where("organisation_id", "=", organisation.id);
  if (recipient !== undefined) codes = codes.where("recipient", "=", recipient);
  const latest = await codes.orderBy("number", "desc").limit(MOST_SHOWN).execute();
  return latest.map(({ reference, recipient, code, text, sent_at, expires_at }) => ({
    kind: "code",
    reference,
    recipient,
    code,
    text,
    sent_at: isoTime(sent_at),
    expires_at: isoTime(expires_at),
  }));
}
