import type { Deviation } from "../deviation.ts";
import { answeringWell, handling, hearing } from "../layers.ts";
import { relaying } from "../relaying.ts";

const good = "+2348030000001";

/** What goes right wherever one looks first, and wrong for one value, at one moment or in one place. */
export const smsCorners: readonly Deviation[] = [
  {
    name: "a message without a recipient goes to somebody",
    breaks: "SMS-033",
    operations: ["sendSms"],
    layer: hearing("sendSms", ({ body }) => {
      body.recipient ??= good;
    }),
  },
  {
    name: "a text is counted in bytes",
    breaks: "SMS-042",
    operations: ["sendSms"],
    layer: hearing("sendSms", ({ body }) => {
      if (Buffer.byteLength(`${body.body}`) > 1600) body.body = "a".repeat(1601);
    }),
  },
  {
    name: "the platform's sender ID is nobody's",
    breaks: "SMS-046",
    operations: ["sendSms"],
    layer: hearing("sendSms", ({ body }) => {
      if (body.sender_id?.endsWith("00")) body.sender_id = "605e12d2-dc69-46bb-8374-fc8f0a609228";
    }),
  },
  {
    name: "without a sender of one's own there is no platform default",
    breaks: "SMS-049",
    operations: ["sendSms"],
    layer: hearing("sendSms", ({ body }) => {
      if (body.recipient === "+2348030000105") body.recipient = "+2348030000106";
    }),
  },
  {
    name: "of a long message one segment is refunded",
    breaks: "SMS-085",
    operations: ["sendSms"],
    layer: handling(["sendSms"], ({ control }) => async (asked, forward) => {
      const answer = await forward(asked);
      if (answer.status !== 502 || asked.body.body.length <= 160) return answer;
      const { sms } = (await control("GET", "wallets")) as { sms: { balance: number } };
      await control("POST", "wallets/sms", { balance: sms.balance - 5 });
      return answer;
    }),
  },
  {
    name: "a code is compared by its first three digits",
    breaks: "SMS-107",
    alsoBreaks: ["SMS-110", "SMS-113"],
    operations: ["verifyOtp"],
    layer: hearing("verifyOtp", ({ body }) => {
      if (/^123\d{3}$/.test(`${body.code}`)) body.code = "123456";
    }),
  },
  {
    name: "the code of anybody is right",
    breaks: "SMS-107",
    operations: ["verifyOtp"],
    layer: handling(["verifyOtp"], ({ control }) => async (asked, forward) => {
      const sent = (await control("GET", "outbox")) as { reference?: string; code?: string }[];
      if (sent.some(({ code }) => code === asked.body.code)) {
        const own = sent.find(({ reference }) => reference === asked.body.reference);
        asked.body.code = own?.code ?? asked.body.code;
      }
      return forward(asked);
    }),
  },
  {
    name: "the delivery rate is a fraction",
    breaks: "SMS-133",
    operations: ["getAnalyticsOverview"],
    layer: answeringWell("getAnalyticsOverview", ({ data }) => {
      data.delivery_rate /= 100;
    }),
  },
  {
    name: "the cost of today is always nothing",
    breaks: "SMS-134",
    operations: ["getAnalyticsOverview"],
    layer: answeringWell("getAnalyticsOverview", ({ data }) => {
      data.total_cost_today = "0.00";
    }),
  },
  {
    name: "the overview has no beginning",
    breaks: "SMS-129",
    operations: ["getAnalyticsOverview"],
    layer: hearing("getAnalyticsOverview", ({ url: { searchParams } }) => {
      if (searchParams.has("to")) searchParams.set("from", "2000-01-01");
    }),
  },
  {
    name: "every delivery is said to have succeeded",
    breaks: "SMS-153",
    operations: ["sendSms"],
    layer: relaying((url, delivery) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ ...Object(delivery), status: "delivered" });
      return new Request(url, { method: "POST", headers, body });
    }),
  },
];
