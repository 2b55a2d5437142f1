import { accept } from "../accept.ts";
import type { Deviation } from "../deviation.ts";
import { answeringWell, handling } from "../layers.ts";

/** What goes right wherever one looks first, and wrong for one value, at one moment or in one place. */
export const voiceCorners: readonly Deviation[] = [
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
];
