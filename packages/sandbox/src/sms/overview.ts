import { dayOf, daysBefore, readDay } from "../day.ts";
import type { World } from "../domain.ts";
import type { Call, Reply } from "../http/call.ts";
import { refuseDays } from "../http/refuse-days.ts";
import { answer } from "../http/reply.ts";
import { naira } from "../wallet/naira.ts";
import { countByStatus, countSent, type DayRange } from "./counts.ts";

interface Query {
  readonly from?: string;
  readonly to?: string;
}

/** Messages and rates of a range, 30 days up to today unless asked otherwise, and today's cost. */
export async function getAnalyticsOverview(call: Call<{ query: Query }>): Promise<Reply> {
  const { from, to } = call.query;
  const refusal = refuseDays(call, { from, to });
  if (refusal) return refusal;
  const counts = await countByStatus(call, rangeOf(call));
  const sent = countSent(counts);
  return answer(call, {
    messages_sent: sent,
    delivery_rate: sent === 0 ? 0 : Math.round((counts.delivered / sent) * 10_000) / 100,
    total_cost_today: amountText(await costToday(call)),
    response_rate: null, // SMS-137: when it is null is unknown; a one-way message has no response.
    // SMS-142: what a campaign is is unknown, so there is none.
    campaign_data: { total_campaigns: 0, active_campaigns: 0, total_amount_spent: amountText(0) },
  });
}

/**
 * Both days are included; a range with one end reaches as many days as one without, or to today
 * (SMS-130: unknown).
 */
function rangeOf({ query, operation, clock }: Call<{ query: Query }>): DayRange {
  const { defaultRangeDays } = operation;
  if (defaultRangeDays === undefined) throw new Error(`${operation.id} has no default range`);
  const to = readDay(query.to ?? "") ?? dayOf(clock.now);
  return { from: readDay(query.from ?? "") ?? daysBefore(to, defaultRangeDays - 1), to };
}

/** Kobo that today's messages are charged at present. */
async function costToday({ db, organisation, clock }: World): Promise<number> {
  const { kobo } = await db
    .selectFrom("sms_messages")
    .select((eb) => eb.fn.sum<number | null>("cost_kobo").as("kobo"))
    .where("organisation_id", "=", organisation.id)
    .where("day", "=", dayOf(clock.now))
    .executeTakeFirstOrThrow();
  return kobo ?? 0;
}

const twoDecimals = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount as text, with commas between thousands and a point before decimals (SMS-140). */
function amountText(kobo: number): string {
  return twoDecimals.format(naira(kobo));
}
