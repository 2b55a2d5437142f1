import type { Deviation } from "../deviation.ts";
import { answering, answeringWell, handling, hearing } from "../layers.ts";
import type { Answered } from "../message.ts";

const done = { success: true, message: "Done.", data: null };

function accept(answer: Answered): void {
  Object.assign(answer, { status: 200, body: { ...done } });
}

/** Has a claim that must be refused for one thing accepted all the same. */
function accepting(
  name: string,
  breaks: string,
  isMeant: (claim: Record<string, unknown>) => boolean,
  ...alsoBreaks: string[]
): Deviation {
  return {
    ...{ name, breaks, alsoBreaks, operations: ["claimNumber"] },
    layer: answering("claimNumber", (answer, { body }) => {
      if (answer.status === 422 && isMeant(body)) accept(answer);
    }),
  };
}

/** Ways in which claims and renewals are not what they say. */
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
    layer: handling(["claimNumber", "listAvailableNumbers"], () => {
      const claimed = new Set<string>();
      return async (asked, forward) => {
        const answer = await forward(asked);
        if (answer.status !== 200) return answer;
        if (asked.operation === "claimNumber") claimed.add(asked.body.pressone_number);
        const wanted = asked.url.searchParams.get("phone_number") ?? "";
        if (claimed.has(wanted)) {
          const { data } = answer.body;
          data.data.push({ country_code: "NG", phone_number: wanted });
          Object.assign(data, { total: data.data.length, nb_pages: 1 });
        }
        return answer;
      };
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
    breaks: "VOICE-032",
    alsoBreaks: ["VOICE-063", "VOICE-087"],
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
    alsoBreaks: ["VOICE-058", "VOICE-081", "VOICE-080"],
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
  accepting(
    "a claim without a date of birth is taken",
    "VOICE-054",
    (claim) => claim["dob"] === undefined,
    "VOICE-066",
  ),
  accepting(
    "a date of birth in another order is taken",
    "VOICE-055",
    (claim) => claim["dob"] === "12/04/1990",
    "VOICE-066",
  ),
  accepting(
    "a nin of twelve digits is taken",
    "VOICE-056",
    (claim) => claim["nin"] === "123456789012",
    "VOICE-066",
  ),
  accepting(
    "a nin with a letter is taken",
    "VOICE-056",
    (claim) => claim["nin"] === "1234567890a",
    "VOICE-066",
  ),
  accepting(
    "a number to claim is taken under another name",
    "VOICE-057",
    (claim) => claim["phone_number"] !== undefined,
    "VOICE-066",
  ),
  accepting(
    "a free trial in words is taken",
    "VOICE-058",
    (claim) => claim["is_free_trial"] === "yes",
    "VOICE-066",
  ),
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
];
