import { isoTimeOrNull } from "../clock.ts";
import { dayOf, daysBefore } from "../day.ts";
import type { Call, Reply } from "../http/call.ts";
import { answer } from "../http/reply.ts";
import { countByStatus, countSent } from "./counts.ts";

/** The latest messages whose reports are listed (SMS-147: which range is covered is unknown). */
const MOST_REPORTS = 100;

export async function getStatistics(call: Call): Promise<Reply> {
  const counts = await countByStatus(call);
  return answer(call, {
    messages_sent: countSent(counts),
    messages_delivered: counts.delivered,
    messages_failed: counts.failed,
  });
}

export async function getDeliveryStatus(call: Call): Promise<Reply> {
  const counts = Object.entries(await countByStatus(call));
  return answer(call, { statuses: counts.map(([status, messages]) => ({ status, messages })) });
}

/** The days that the volume covers (SMS-147: which range is covered is unknown). */
const VOLUME_DAYS = 30;

/** The last days, those without a message too. */
export async function getMessageVolume(call: Call): Promise<Reply> {
  const first = daysBefore(dayOf(call.clock.now), VOLUME_DAYS - 1);
  const counted = await call.db
    .selectFrom("sms_messages")
    .select((eb) => ["day", eb.fn.countAll<number>().as("messages_sent")])
    .where("organisation_id", "=", call.organisation.id)
    .where("day", ">=", first)
    .groupBy("day")
    .execute();
  const sentOn = new Map(counted.map(({ day, messages_sent }) => [day, messages_sent]));
  const volume = Array.from({ length: VOLUME_DAYS }, (_, index) => {
    const date = daysBefore(first, -index);
    return { date, messages_sent: sentOn.get(date) ?? 0 };
  });
  return answer(call, { volume });
}

/** What was reported of the latest messages, newest first. */
export async function getDeliveryReport(call: Call): Promise<Reply> {
  const reported = await call.db
    .selectFrom("sms_messages")
    .select(["message_id", "status", "report_at"])
    .where("organisation_id", "=", call.organisation.id)
    .where("status", "!=", "accepted")
    .orderBy("number", "desc")
    .limit(MOST_REPORTS)
    .execute();
  const reports = reported.map(({ message_id, status, report_at }) => ({
    message_id,
    status,
    reported_at: isoTimeOrNull(report_at),
  }));
  return answer(call, { reports });
}
