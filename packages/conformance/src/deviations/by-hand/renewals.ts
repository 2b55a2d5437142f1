import { accept, accepted } from "../accept.ts";
import type { Deviation } from "../deviation.ts";
import { answering, handling } from "../layers.ts";

/** Ways in which renewals are not what they say. */
export const renewals: readonly Deviation[] = [
  {
    name: "a renewal without an email is taken",
    breaks: "VOICE-077",
    alsoBreaks: ["VOICE-083"],
    operations: ["renewNumber"],
    layer: answering("renewNumber", (answer) => {
      if (answer.status === 422) accept(answer);
    }),
  },
  {
    name: "a renewal for a stranger is taken",
    breaks: "VOICE-082",
    operations: ["renewNumber"],
    layer: answering("renewNumber", (answer) => {
      if (answer.status === 404) accept(answer);
    }),
  },
  {
    name: "a renewal renews nothing",
    breaks: "VOICE-080",
    alsoBreaks: ["VOICE-081"],
    operations: ["renewNumber"],
    layer: handling(["renewNumber"], () => async (asked, forward) => {
      const answer = await forward({ ...asked, body: { email: "nobody@example.com" } });
      const { email } = asked.body;
      if (answer.status !== 404 || typeof email !== "string") return forward(asked);
      if (!email.startsWith("nobody")) accept(answer);
      return answer;
    }),
  },
  {
    name: "a subscription that has lapsed is renewed once only",
    breaks: "VOICE-078",
    operations: ["renewNumber"],
    layer: handling(["renewNumber"], ({ flow }) => {
      const renewed = new Set<string>();
      return async (asked, forward) => {
        const renewal = `${flow()} ${asked.body.email}`;
        if (renewed.has(renewal)) return accepted();
        const answer = await forward(asked);
        if (answer.status === 200) renewed.add(renewal);
        return answer;
      };
    }),
  },
  {
    name: "only the first user of a partner is converted from a free trial",
    breaks: "VOICE-079",
    operations: ["claimNumber", "renewNumber"],
    layer: handling(["claimNumber", "renewNumber"], ({ flow }) => {
      const first = new Map<number, unknown>();
      const emails = new Set<unknown>();
      return async (asked, forward) => {
        const { email } = asked.body;
        const known = first.get(flow());
        if (asked.operation === "renewNumber" && known && known !== email && emails.has(email))
          return accepted();
        const answer = await forward(asked);
        if (asked.operation === "claimNumber" && answer.status === 200) {
          emails.add(email);
          first.set(flow(), known ?? email);
        }
        return answer;
      };
    }),
  },
];
