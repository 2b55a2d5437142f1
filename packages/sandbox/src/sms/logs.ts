import { isoTime } from "../clock.ts";
import type { World } from "../domain.ts";
import type { Call, Reply } from "../http/call.ts";
import { answer } from "../http/reply.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import { naira } from "../wallet/naira.ts";

/** The latest that the logs show (SMS-122: how they are paged is unknown). */
const MOST_LOGGED = 100;

/** The latest that an export holds (SMS-126: what it can be narrowed to is unknown). */
const MOST_EXPORTED = 100_000;

export async function listMessageLogs(call: Call): Promise<Reply> {
  return answer(call, { logs: await readLogs(call, MOST_LOGGED) });
}

/** The logs as CSV, with the fields of a log entry as columns. */
export async function exportLogs(call: Call): Promise<Reply> {
  const { stringify } = await import("csv-stringify/sync");
  const columns = ["message_id", "status", "recipient", "cost", "created_at"];
  const body = stringify(await readLogs(call, MOST_EXPORTED), { header: true, columns });
  return { status: 200, body, contentType: "text/csv; charset=utf-8" };
}

/** The latest messages, newest first. */
async function readLogs({ db, organisation }: World, limit: number): Promise<object[]> {
  const messages = await selectLatest(db, { organisation_id: organisation.id, limit });
  return messages.map(({ message_id, status, recipient, cost_kobo, accepted_at }) => ({
    message_id,
    status,
    recipient,
    cost: naira(cost_kobo),
    created_at: isoTime(accepted_at),
  }));
}

const selectLatest = prepared((db, slot: Slots<{ organisation_id: string; limit: number }>) =>
  db
    .selectFrom("sms_messages")
    .select(["message_id", "status", "recipient", "cost_kobo", "accepted_at"])
    .where("organisation_id", "=", slot("organisation_id"))
    .orderBy("number", "desc")
    .limit(slot("limit")),
);
