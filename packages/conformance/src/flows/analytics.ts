import { all, each } from "../flow/check.ts";
import type { Flow } from "../flow/flow.ts";
import { hasThousandsSeparators } from "../flow/has-thousands-separators.ts";
import { isAmountInText } from "../flow/is-amount-in-text.ts";
import { wearsSmsEnvelope } from "../flow/wears-sms-envelope.ts";

/** Read the overview, the breakdowns behind it and the statistics. */
export const analytics: Flow = {
  name: "analytics",
  area: "sms",
  async run(journey) {
    const { call, rule, shape } = journey;
    const overview = await call("getAnalyticsOverview");
    rule("SMS-008", overview);
    rule("SMS-133", overview, each("/data/delivery_rate", isPercentage));
    rule("SMS-134", overview, each("/data/total_cost_today", hasThousandsSeparators));
    rule(
      "SMS-136",
      overview,
      each("/data/response_rate", (rate) =>
        rate === null ? undefined : isPercentage(rate as number),
      ),
    );
    rule(
      "SMS-140",
      overview,
      all(
        each("/data/total_cost_today", isAmountInText),
        each("/data/campaign_data/total_amount_spent", isAmountInText),
      ),
    );
    shape(overview, "SMS-131", "SMS-132", "SMS-135", "SMS-138", "SMS-139");

    const volume = await call("getMessageVolume");
    shape(volume, "SMS-144");
    const statuses = await call("getDeliveryStatus");
    shape(statuses, "SMS-145");
    const report = await call("getDeliveryReport");
    shape(report, "SMS-146");
    const statistics = await call("getStatistics");
    shape(statistics, "SMS-143");

    wearsSmsEnvelope(journey, overview, volume, statuses, report, statistics);
    for (const answer of [volume, statuses, report, statistics]) {
      rule("SMS-010", answer);
      rule("SMS-011", answer);
      rule("SMS-012", answer);
    }
  },
};

function isPercentage(rate: number): boolean {
  return rate >= 0 && rate <= 100;
}
