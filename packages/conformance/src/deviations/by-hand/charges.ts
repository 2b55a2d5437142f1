import type { Deviation } from "../deviation.ts";
import { answering, answeringWell, type Circumstances, handling, hearing } from "../layers.ts";

const rejected = "+2348030000103";

async function walletOf({ control }: Circumstances): Promise<number> {
  const { sms } = (await control("GET", "wallets")) as { sms: { balance: number } };
  return sms.balance;
}

/** Ways in which messages are charged for wrongly. */
export const charges: readonly Deviation[] = [
  {
    name: "a rejected message is not refunded",
    breaks: "SMS-085",
    operations: ["sendSms", "getWalletBalance"],
    layer: handling(["sendSms"], (circumstances) => async (asked, forward) => {
      const answer = await forward(asked);
      if (answer.status === 502) {
        const balance = (await walletOf(circumstances)) - 4;
        await circumstances.control("POST", "wallets/sms", { balance });
      }
      return answer;
    }),
  },
  {
    name: "no charge is held for an accepted message",
    breaks: "SMS-077",
    alsoBreaks: ["SMS-018", "SMS-078", "SMS-080", "SMS-081"],
    operations: ["sendSms", "getWalletBalance"],
    layer: handling(["sendSms"], (circumstances) => async (asked, forward) => {
      const balance = await walletOf(circumstances);
      const answer = await forward(asked);
      if (answer.status === 200) await circumstances.control("POST", "wallets/sms", { balance });
      return answer;
    }),
  },
  {
    name: "the held charge is never corrected",
    breaks: "SMS-078",
    operations: ["getWalletBalance"],
    layer: handling(["getWalletBalance"], ({ elapsed }) => async (asked, forward) => {
      const answer = await forward(asked);
      if (answer.status === 200 && elapsed() > 0) answer.body.data.balance -= 1;
      return answer;
    }),
  },
  {
    name: "the wallet shows more than is left after what is held",
    breaks: "SMS-150",
    alsoBreaks: ["SMS-151"],
    operations: ["getWalletBalance"],
    layer: answeringWell("getWalletBalance", ({ data }) => {
      data.balance += 1;
    }),
  },
  {
    name: "a message of one organisation is charged to another as well",
    breaks: "SMS-151",
    alsoBreaks: ["SMS-018"],
    operations: ["sendSms", "getWalletBalance"],
    layer: handling(["sendSms", "getWalletBalance"], () => {
      const senders: (string | null)[] = [];
      return async (asked, forward) => {
        const answer = await forward(asked);
        const key = asked.headers.get("x-api-key");
        if (asked.operation === "sendSms") senders.push(key);
        else if (answer.status === 200)
          answer.body.data.balance -= 4 * senders.filter((sender) => sender !== key).length;
        return answer;
      };
    }),
  },
  {
    name: "a message sent again under its key is another one",
    breaks: "SMS-074",
    operations: ["sendSms"],
    layer: hearing("sendSms", ({ headers }) => headers.delete("idempotency-key")),
  },
  {
    name: "a message sent again under its key is charged again",
    breaks: "SMS-074",
    operations: ["sendSms"],
    layer: handling(["sendSms"], () => {
      const answered = new Map<string, unknown>();
      return async (asked, forward) => {
        const key = asked.headers.get("idempotency-key");
        asked.headers.delete("idempotency-key");
        const answer = await forward(asked);
        if (key === null || answer.status !== 200) return answer;
        if (answered.has(key)) answer.body = answered.get(key);
        answered.set(key, answer.body);
        return answer;
      };
    }),
  },
  {
    name: "a rejected message is in the logs",
    breaks: "SMS-084",
    operations: ["listMessageLogs"],
    layer: handling(["sendSms", "listMessageLogs"], () => {
      let count = 0;
      return async (asked, forward) => {
        const answer = await forward(asked);
        if (answer.status === 502) count += 1;
        if (asked.operation === "listMessageLogs" && answer.status === 200 && count > 0)
          answer.body.data.logs.push({
            ...answer.body.data.logs[0],
            message_id: crypto.randomUUID(),
          });
        return answer;
      };
    }),
  },
  {
    name: "a rejected message is accepted",
    breaks: "SMS-084",
    alsoBreaks: ["SMS-085"],
    operations: ["sendSms"],
    layer: hearing("sendSms", ({ body }) => {
      if (body.recipient === rejected) body.recipient = "+2348030000001";
    }),
  },
  {
    name: "an empty wallet is refused with 400",
    breaks: "SMS-083",
    alsoBreaks: ["SMS-080", "SMS-081"],
    operations: ["sendSms"],
    layer: answering("sendSms", (answer) => {
      if (answer.status === 402) answer.status = 400;
    }),
  },
  {
    name: "a long message costs what a short one costs",
    breaks: "SMS-080",
    alsoBreaks: ["SMS-081"],
    operations: ["sendSms"],
    layer: hearing("sendSms", ({ body }) => {
      if (/^(.)\1+$/.test(body.body ?? "") && body.body.length < 1600) body.body = "a";
    }),
  },
  {
    name: "a segment holds 140 characters",
    breaks: "SMS-081",
    operations: ["sendSms"],
    layer: hearing("sendSms", ({ body }) => {
      if (body.body?.length === 160) body.body += "a";
    }),
  },
];
