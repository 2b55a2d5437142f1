import type { Deviation } from "../deviation.ts";
import { answering, answeringWell, handling, hearing } from "../layers.ts";

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
  {
    name: "the export is JSON under the name of CSV",
    breaks: "SMS-123",
    alsoBreaks: ["SMS-124"],
    operations: ["exportLogs"],
    layer: answering("exportLogs", (answer) => {
      if (answer.status === 200) answer.body = '[{"message_id":"1","status":"delivered"}]';
    }),
  },
  {
    name: "the overview covers everything by default",
    breaks: "SMS-128",
    operations: ["getAnalyticsOverview"],
    layer: hearing("getAnalyticsOverview", ({ url }) => {
      if (!url.searchParams.has("from")) url.searchParams.set("from", "2001-01-01");
    }),
  },
  {
    name: "the overview covers the last week by default",
    breaks: "SMS-128",
    operations: ["getAnalyticsOverview"],
    layer: handling(["getAnalyticsOverview"], ({ control }) => async (asked, forward) => {
      if (!asked.url.searchParams.has("from")) {
        const { now } = (await control("GET", "clock")) as { now: string };
        const from = new Date(Date.parse(now) - 7 * 24 * 3600 * 1000);
        asked.url.searchParams.set("from", from.toISOString().slice(0, 10));
      }
      return forward(asked);
    }),
  },
  {
    name: "the range of the overview is not looked at",
    breaks: "SMS-129",
    operations: ["getAnalyticsOverview"],
    layer: hearing("getAnalyticsOverview", ({ url }) => {
      url.searchParams.delete("from");
      url.searchParams.delete("to");
    }),
  },
  {
    name: "an export needs a body",
    breaks: "SMS-125",
    operations: ["exportLogs"],
    layer: answering("exportLogs", (answer) => {
      if (answer.status === 200)
        Object.assign(answer, { status: 400, body: "Say what to export." });
    }),
  },
];
