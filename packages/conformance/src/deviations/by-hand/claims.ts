import { accept } from "../accept.ts";
import type { Deviation, Layer } from "../deviation.ts";
import { answering, answeringWell, handling, hearing } from "../layers.ts";

/** Listed, and refused when it is claimed. */
const snatched = "+2347001000409";

/** Keeps a number in the list after it was claimed in a certain way. */
function listingClaimed(isKept: (claim: Record<string, unknown>) => boolean): Layer {
  return handling(["claimNumber", "listAvailableNumbers"], ({ flow }) => {
    const claimed = new Set<string>();
    return async (asked, forward) => {
      const answer = await forward(asked);
      if (answer.status !== 200) return answer;
      if (asked.operation === "claimNumber" && isKept(asked.body))
        claimed.add(`${flow()} ${asked.body.pressone_number}`);
      const wanted = asked.url.searchParams.get("phone_number") ?? "";
      if (claimed.has(`${flow()} ${wanted}`)) {
        const { data } = answer.body;
        data.data.push({ country_code: "NG", phone_number: wanted });
        Object.assign(data, { total: data.data.length, nb_pages: 1 });
      }
      return answer;
    };
  });
}

/** Ways in which claims are not what they say. */
export const claims: readonly Deviation[] = [
  {
    name: "a number can be claimed twice",
    breaks: "VOICE-067",
    operations: ["claimNumber"],
    layer: answering("claimNumber", (answer) => {
      if (answer.status === 409) accept(answer);
    }),
  },
  {
    name: "a claimed number stays in the list",
    breaks: "VOICE-062",
    operations: ["listAvailableNumbers"],
    layer: listingClaimed(() => true),
  },
  {
    name: "a claim for a free trial leaves the number in the list",
    breaks: "VOICE-059",
    operations: ["claimNumber", "listAvailableNumbers"],
    layer: listingClaimed(({ is_free_trial }) => is_free_trial === true),
  },
  {
    name: "a number that somebody else has is listed",
    breaks: "VOICE-003",
    operations: ["listAvailableNumbers", "claimNumber"],
    layer: handling(["listAvailableNumbers", "claimNumber"], () => {
      let taken: unknown;
      return async (asked, forward) => {
        if (asked.operation === "claimNumber" && asked.body.pressone_number === taken)
          asked.body.pressone_number = snatched;
        const answer = await forward(asked);
        if (asked.operation === "listAvailableNumbers" && answer.status === 200)
          taken ??= answer.body.data.data[1]?.phone_number;
        return answer;
      };
    }),
  },
  {
    name: "a claim takes a number without its plus only",
    breaks: "VOICE-061",
    operations: ["claimNumber"],
    layer: hearing("claimNumber", ({ body }) => {
      if (String(body.pressone_number).startsWith("+")) body.pressone_number = snatched;
    }),
  },
  {
    name: "a claim signs nobody up",
    breaks: "VOICE-063",
    alsoBreaks: ["VOICE-021", "VOICE-087", "VOICE-088"],
    operations: ["listUsers"],
    layer: answeringWell("listUsers", ({ data }) => {
      Object.assign(data, { data: [], total: 0, nb_pages: 0, next: null, previous: null });
    }),
  },
  {
    name: "a claim creates no subscription",
    breaks: "VOICE-060",
    alsoBreaks: ["VOICE-032"],
    operations: ["listUsers"],
    layer: answeringWell("listUsers", ({ data }) => {
      for (const user of data.data) delete user.subscription;
    }),
  },
  {
    name: "a user is listed under another name",
    breaks: "VOICE-063",
    operations: ["listUsers"],
    layer: answeringWell("listUsers", ({ data }) => {
      for (const user of data.data) user.first_name = `${user.first_name} M.`;
    }),
  },
  {
    name: "every subscription is a free trial",
    breaks: "VOICE-064",
    alsoBreaks: ["VOICE-058", "VOICE-081"],
    operations: ["listUsers"],
    layer: answeringWell("listUsers", ({ data }) => {
      for (const user of data.data) user.subscription.is_free_trial = true;
    }),
  },
  {
    name: "a free trial is not asked for and given",
    breaks: "VOICE-058",
    alsoBreaks: ["VOICE-064"],
    operations: ["claimNumber"],
    layer: hearing("claimNumber", ({ body }) => {
      body.is_free_trial ??= true;
    }),
  },
  {
    name: "a subscription starts inactive",
    breaks: "VOICE-065",
    alsoBreaks: ["VOICE-080"],
    operations: ["listUsers"],
    layer: answeringWell("listUsers", ({ data }) => {
      for (const user of data.data) user.subscription.is_active = false;
    }),
  },
  {
    name: "a user was created in 2001",
    breaks: "VOICE-031",
    operations: ["listUsers"],
    layer: answeringWell("listUsers", ({ data }) => {
      for (const user of data.data) user.date_created = "2001-01-01T00:00:00Z";
    }),
  },
  {
    name: "a subscription was created in 2001",
    breaks: "VOICE-036",
    operations: ["listUsers"],
    layer: answeringWell("listUsers", ({ data }) => {
      for (const user of data.data) user.subscription.date_created = "2001-01-01T00:00:00Z";
    }),
  },
  {
    name: "the users of other partners are listed",
    breaks: "VOICE-087",
    operations: ["listUsers"],
    layer: handling(["listUsers", "claimNumber"], () => {
      const all: Record<string, unknown>[] = [];
      return async (asked, forward) => {
        const answer = await forward(asked);
        if (asked.operation === "claimNumber" && answer.status === 200) all.push(asked.body);
        const isWhole = asked.url.searchParams.get("page_size") === "100";
        if (asked.operation === "listUsers" && isWhole) {
          const { data } = answer.body;
          const [one] = data.data;
          if (one) data.data.push({ ...one, email: all.at(-1)?.["email"] });
          data.total = data.data.length;
        }
        return answer;
      };
    }),
  },
  {
    name: "users are not filtered by email",
    breaks: "VOICE-088",
    alsoBreaks: ["VOICE-026", "VOICE-064"],
    operations: ["listUsers"],
    layer: hearing("listUsers", ({ url }) => url.searchParams.delete("email")),
  },
];
