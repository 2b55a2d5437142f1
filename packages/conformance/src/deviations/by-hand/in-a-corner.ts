import { accept } from "../accept.ts";
import type { Deviation } from "../deviation.ts";
import { answering, answeringWell, handling, hearing } from "../layers.ts";
import { relaying } from "../relaying.ts";

const good = "+2348030000001";

/** What goes right wherever one looks first, and wrong for one value, at one moment or in one place. */
export const inACorner: readonly Deviation[] = [
  {
    name: "the balance covers an order of two when it covers one",
    breaks: "ESIM-009",
    operations: ["createOrder"],
    layer: handling(["createOrder"], ({ control }) => async (asked, forward) => {
      const answer = await forward(asked);
      if (answer.status !== 402 || asked.body.quantity !== 2) return answer;
      const { esim } = (await control("GET", "wallets")) as { esim: { balance: number } };
      await control("POST", "wallets/esim", { balance: 1_000_000 });
      const second = await forward(asked);
      await control("POST", "wallets/esim", { balance: esim.balance });
      return second;
    }),
  },
  {
    name: "two orders at once are paid with the price of one",
    breaks: "ESIM-009",
    operations: ["createOrder"],
    layer: handling(["createOrder"], ({ control }) => {
      let open = 0;
      return async (asked, forward) => {
        open += 1;
        const isAlone = open === 1;
        const first = await forward(asked);
        if (!isAlone && first.status === 402) {
          await control("POST", "wallets/esim", { balance: 900 });
          Object.assign(first, await forward(asked));
        }
        open -= 1;
        return first;
      };
    }),
  },
  {
    name: "two claims at once both get the number",
    breaks: "VOICE-067",
    operations: ["claimNumber"],
    layer: handling(["claimNumber"], () => {
      let open = 0;
      return async (asked, forward) => {
        open += 1;
        const isAlone = open === 1;
        const answer = await forward(asked);
        if (!isAlone && answer.status === 409) accept(answer);
        open -= 1;
        return answer;
      };
    }),
  },
  {
    name: "a token opens the package list for half a day",
    breaks: "ESIM-216",
    operations: ["listPackages"],
    layer: handling(["listPackages"], ({ elapsed }) => async (asked, forward) => {
      if (elapsed() > 12 * 3600 && elapsed() < 24 * 3600)
        asked.headers.set("authorization", "Bearer no-such-token");
      return forward(asked);
    }),
  },
  {
    name: "filter[type] knows no global packages",
    breaks: "ESIM-148",
    operations: ["listPackages"],
    layer: hearing("listPackages", ({ url }) => {
      if (url.searchParams.get("filter[type]") === "global")
        url.searchParams.delete("filter[type]");
    }),
  },
  {
    name: "filter[country] is always Nigeria",
    breaks: "ESIM-150",
    operations: ["listPackages"],
    layer: hearing("listPackages", ({ url }) => {
      if (url.searchParams.has("filter[country]")) url.searchParams.set("filter[country]", "NG");
    }),
  },
  {
    name: "type=global leaves regional packages out",
    breaks: "ESIM-147",
    operations: ["listPackages"],
    layer: answeringWell("listPackages", (body, { url }) => {
      if (["type", "filter[type]"].some((name) => url.searchParams.get(name) === "global"))
        body.data = body.data.filter(({ type }: { type: string }) => type === "global");
    }),
  },
  {
    name: "an included top-up has the id of its package",
    breaks: "ESIM-055",
    operations: ["listPackages"],
    layer: answeringWell("listPackages", ({ data }) => {
      for (const { id, topups = [] } of data) for (const topUp of topups) topUp.id = id;
    }),
  },
  {
    name: "usage can be asked for after 14 minutes",
    breaks: "ESIM-192",
    operations: ["getUsage"],
    layer: handling(["getUsage"], ({ elapsed }) => {
      let last = { at: 0, body: {} };
      return async (asked, forward) => {
        const answer = await forward(asked);
        if (answer.status === 200) last = { at: elapsed(), body: answer.body };
        else if (answer.status === 429 && elapsed() - last.at >= 840)
          Object.assign(answer, { status: 200, body: last.body });
        return answer;
      };
    }),
  },
  {
    name: "the Retry-After of the package history is a second",
    breaks: "ESIM-238",
    operations: ["listPackageHistory"],
    layer: answering("listPackageHistory", ({ status, headers }) => {
      if (status === 429) headers.set("retry-after", "1");
    }),
  },
  {
    name: "the last page of numbers lacks its last row",
    breaks: "VOICE-024",
    operations: ["listAvailableNumbers"],
    layer: answeringWell("listAvailableNumbers", ({ data }) => {
      if (data.page_index > 1 && data.page_index === data.nb_pages) data.data.pop();
    }),
  },
  {
    name: "a renewal renews the other user too",
    breaks: "VOICE-077",
    operations: ["renewNumber"],
    layer: handling(["renewNumber"], () => {
      const emails = new Set<string>();
      return async (asked, forward) => {
        const answer = await forward(asked);
        if (answer.status === 200) emails.add(asked.body.email);
        for (const email of emails) await forward({ ...asked, body: { email } });
        return answer;
      };
    }),
  },
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
