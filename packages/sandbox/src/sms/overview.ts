import type { Violation } from "../contract/validator.ts";
import type { World } from "../domain.ts";
import type { Call, Reply } from "../http/call.ts";
import { refuseInvalid } from "../http/refuse-invalid.ts";
import { answer } from "../http/reply.ts";
import { naira } from "../wallet/naira.ts";
import { countByStatus, countSent, type DayRange } from "./counts.ts";
import { dayOf, daysBefore, isDay, STANDARD_DAYS } from "./day.ts";

interface Query {
  readonly from?: string;
  readonly to?: string;
}

/** Messages and rates of a range, 30 days up to today unless asked otherwise, and today's cost. */
export async function getAnalyticsOverview(call: Call<{ query: Query }>): Promise<Reply> {
  const wrong = violationsOf(call.query);
  if (wrong.length > 0) return refuseInvalid(call.operation, wrong);
  const counts = await countByStatus(call, rangeOf(call.query, dayOf(call.clock.now)));
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

/** Both days are included; a range with one end reaches 30 days, or to today (SMS-130: unknown). */
function rangeOf({ from, to }: Query, today: string): DayRange {
  const last = to ?? today;
  return { from: from ?? daysBefore(last, STANDARD_DAYS - 1), to: last };
}

function violationsOf(query: Query): Violation[] {
  return Object.entries(query)
    .filter(([, text]) => !isDay(text))
    .map(([field]) => ({
      part: "query",
      field,
      missing: false,
      message: `${field} must be a day that exists, YYYY-MM-DD`,
    }));
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
