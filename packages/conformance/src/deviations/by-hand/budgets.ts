import type { Deviation, Layer } from "../deviation.ts";
import { answering, handling } from "../layers.ts";
import type { Answered } from "../message.ts";
import { operationsOf } from "../operations-of.ts";

const sms = operationsOf("sms");
const sends = ["sendSms", "sendOtp"];
const reads = sms.filter((name) => !sends.includes(name) && name !== "exportLogs");
const tooMany = { success: false, message: "Too many requests." };

/** Answers what is over its budget with what was answered last. */
function unlimited(operations: readonly string[]): Layer {
  return handling(operations, () => {
    const last = new Map<string, Answered>();
    return async (asked, forward) => {
      const answer = await forward(asked);
      if (answer.status !== 429) last.set(asked.operation, { ...answer });
      return answer.status === 429 ? (last.get(asked.operation) ?? answer) : answer;
    };
  });
}

/** Once a budget is used up, it stays so. */
function usedUpForGood(operations: readonly string[]): Layer {
  return handling(operations, () => {
    let spent: string | null = null;
    return async (asked, forward) => {
      const key = asked.headers.get("x-api-key");
      const answer = await forward(asked);
      if (answer.status === 429) spent = key;
      if (spent !== null && spent === key) Object.assign(answer, { status: 429, body: tooMany });
      return answer;
    };
  });
}

const refusals = ["SMS-166", "SMS-168", "SMS-169"];

/** Ways in which the budgets of the SMS area are not kept. */
export const budgets: readonly Deviation[] = [
  {
    name: "messages are sent without limit",
    breaks: "SMS-163",
    alsoBreaks: refusals,
    operations: sends,
    layer: unlimited(["sendSms"]),
  },
  {
    name: "codes do not draw on the budget of messages",
    breaks: "SMS-163",
    alsoBreaks: refusals,
    operations: sends,
    layer: unlimited(["sendOtp"]),
  },
  {
    name: "the budget of sends does not come back",
    breaks: "SMS-163",
    operations: sends,
    layer: usedUpForGood(sends),
  },
  {
    name: "logs are read without limit",
    breaks: "SMS-164",
    alsoBreaks: refusals,
    operations: ["listMessageLogs"],
    layer: unlimited(["listMessageLogs"]),
  },
  {
    name: "the budget of reads does not come back",
    breaks: "SMS-164",
    operations: reads,
    layer: usedUpForGood(reads),
  },
  {
    name: "exports have no limit",
    breaks: "SMS-165",
    alsoBreaks: refusals,
    operations: ["exportLogs"],
    layer: unlimited(["exportLogs"]),
  },
  {
    name: "all organisations share one budget",
    breaks: "SMS-169",
    operations: ["getStatistics"],
    layer: handling(["getStatistics"], () => {
      let isSpent = false;
      return async (asked, forward) => {
        const answer = await forward(asked);
        if (isSpent && answer.status === 200) Object.assign(answer, { status: 429, body: tooMany });
        isSpent = answer.status === 429 && !isSpent;
        return answer;
      };
    }),
  },
  {
    name: "a call beyond its budget says that it succeeded",
    breaks: "SMS-025",
    operations: ["listMessageLogs"],
    layer: answering("listMessageLogs", (answer) => {
      if (answer.status === 429) answer.body = { success: true, message: "Later." };
    }),
  },
  {
    name: "the Retry-After of a budget is a day",
    breaks: "SMS-168",
    operations: ["exportLogs"],
    layer: answering("exportLogs", ({ status, headers }) => {
      if (status === 429) headers.set("retry-after", "86400");
    }),
  },
];
