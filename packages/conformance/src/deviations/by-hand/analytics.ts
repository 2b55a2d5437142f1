import type { Deviation } from "../deviation.ts";
import { answeringWell } from "../layers.ts";

/** Ways in which the figures of the SMS area go wrong. */
export const analytics: readonly Deviation[] = [
  {
    name: "the delivery rate is not in percent",
    breaks: "SMS-133",
    operations: ["getAnalyticsOverview"],
    layer: answeringWell("getAnalyticsOverview", ({ data }) => {
      data.delivery_rate = 9800;
    }),
  },
  {
    name: "the response rate is not in percent",
    breaks: "SMS-136",
    operations: ["getAnalyticsOverview"],
    layer: answeringWell("getAnalyticsOverview", ({ data }) => {
      data.response_rate = -1;
    }),
  },
  {
    name: "the cost of today has no thousands separators",
    breaks: "SMS-134",
    alsoBreaks: ["SMS-140"],
    operations: ["getAnalyticsOverview"],
    layer: answeringWell("getAnalyticsOverview", ({ data }) => {
      data.total_cost_today = "12345.60";
    }),
  },
  {
    name: "the amount spent on campaigns is written in another way",
    breaks: "SMS-140",
    operations: ["getAnalyticsOverview"],
    layer: answeringWell("getAnalyticsOverview", ({ data }) => {
      data.campaign_data.total_amount_spent = "1.234,50";
    }),
  },
];
