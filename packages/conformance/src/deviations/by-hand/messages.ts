import type { Deviation } from "../deviation.ts";
import { answeringWell } from "../layers.ts";

/** Ways in which sending a message goes wrong. */
export const messages: readonly Deviation[] = [
  {
    name: "a message_id is no UUID",
    breaks: "SMS-063",
    operations: ["sendSms"],
    layer: answeringWell("sendSms", ({ data }) => {
      data.message_id = "17";
    }),
  },
  {
    name: "an accepted send is queued",
    breaks: "SMS-064",
    operations: ["sendSms"],
    layer: answeringWell("sendSms", ({ data }) => {
      data.status = "queued";
    }),
  },
  {
    name: "the logs know a message under another id",
    breaks: "SMS-066",
    operations: ["listMessageLogs"],
    layer: answeringWell("listMessageLogs", ({ data }) => {
      for (const entry of data.logs) entry.message_id = crypto.randomUUID();
    }),
  },
  {
    name: "the wallet is in dollars",
    breaks: "SMS-149",
    operations: ["getWalletBalance"],
    layer: answeringWell("getWalletBalance", ({ data }) => {
      data.currency = "USD";
    }),
  },
];
