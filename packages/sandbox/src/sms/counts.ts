import type { World } from "../domain.ts";
import type { MessageStatus } from "./tables.ts";

export interface DayRange {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
}

export type Counts = Readonly<Record<MessageStatus, number>>;

/** How many messages stand in each status; those of all days, or of a range. */
export async function countByStatus(
  { db, organisation }: World,
  range?: DayRange,
): Promise<Counts> {
  let messages = db.selectFrom("sms_messages").where("organisation_id", "=", organisation.id);
  if (range) messages = messages.where("day", ">=", range.from).where("day", "<=", range.to);
  // Grouped in the order of the index, which leaves nothing to sort; the days are added up here.
  const groups = await messages
    .select((eb) => ["status", eb.fn.countAll<number>().as("messages")])
    .groupBy(["day", "status"])
    .execute();
  const counts = { accepted: 0, delivered: 0, failed: 0 };
  for (const { status, messages } of groups) counts[status] += messages;
  return counts;
}

/** Every message that was accepted, whatever became of it. */
export function countSent({ accepted, delivered, failed }: Counts): number {
  return accepted + delivered + failed;
}
