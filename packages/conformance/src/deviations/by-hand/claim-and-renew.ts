import type { Deviation } from "../deviation.ts";
import { answering, answeringWell } from "../layers.ts";

/** Ways in which claiming and renewing a number goes wrong. */
export const claimAndRenew: readonly Deviation[] = [
  {
    name: "a page of numbers comes without its envelope",
    breaks: "VOICE-013",
    operations: ["listAvailableNumbers"],
    layer: answering("listAvailableNumbers", (answer) => {
      if (answer.status === 200) answer.body = answer.body.data;
    }),
  },
  {
    name: "a country has three letters",
    breaks: "VOICE-015",
    operations: ["listAvailableNumbers"],
    layer: answeringWell("listAvailableNumbers", ({ data }) => {
      for (const number of data.data) number.country_code = "NGA";
    }),
  },
  {
    name: "a page before the last one has no link to the next",
    breaks: "VOICE-021",
    alsoBreaks: ["VOICE-023"],
    operations: ["listAvailableNumbers"],
    layer: answeringWell("listAvailableNumbers", ({ data }) => {
      data.next = null;
    }),
  },
  {
    name: "the link to the next page is relative",
    breaks: "VOICE-023",
    operations: ["listAvailableNumbers"],
    layer: answeringWell("listAvailableNumbers", ({ data }) => {
      if (data.next) data.next = new URL(data.next).search;
    }),
  },
  {
    name: "the total counts the entries of one page",
    breaks: "VOICE-024",
    operations: ["listAvailableNumbers"],
    layer: answeringWell("listAvailableNumbers", ({ data }) => {
      data.total = data.data.length;
    }),
  },
  {
    name: "a claim is answered with the claimed number",
    breaks: "VOICE-010",
    operations: ["claimNumber"],
    layer: answeringWell("claimNumber", (body, { body: asked }) => {
      body.data = { phone_number: asked.pressone_number };
    }),
  },
  {
    name: "a subscription is billed on the 32nd",
    breaks: "VOICE-035",
    operations: ["listUsers"],
    layer: answeringWell("listUsers", ({ data }) => {
      for (const user of data.data) user.subscription.billing_day = 32;
    }),
  },
  {
    name: "a call that succeeds says that it did not",
    breaks: "VOICE-012",
    operations: ["listUsers"],
    layer: answeringWell("listUsers", (body) => {
      body.success = false;
    }),
  },
];
