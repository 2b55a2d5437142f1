import type { Area } from "../../contract/contract.ts";
import type { Deviation, Layer } from "../deviation.ts";
import { answering, answeringWell, type Forward, handling, hearing } from "../layers.ts";
import type { Answered, Asked } from "../message.ts";
import { operationsOf } from "../operations-of.ts";

const esim = operationsOf("esim");
const voice = operationsOf("voice");
const sms = operationsOf("sms");

/** Answers a token request that must be refused as if it held the api_key of an earlier one. */
function exchanging(
  name: string,
  refusal: number,
  breaks: string,
  ...alsoBreaks: string[]
): Deviation {
  return {
    ...{ name, breaks, alsoBreaks, operations: ["requestAccessToken"] },
    layer: handling(["requestAccessToken"], () => {
      let known: unknown;
      return async (asked, forward) => {
        const answer = await forward(asked);
        if (answer.status === 200) known = asked.body;
        return answer.status === refusal ? forward({ ...asked, body: known }) : answer;
      };
    }),
  };
}

/** Ways in which a service opens to the wrong caller, or stays closed to the right one. */
export const credentials: readonly Deviation[] = [
  {
    name: "a call without an access token is answered",
    breaks: "ESIM-219",
    alsoBreaks: ["ESIM-232"],
    operations: esim,
    layer: acceptingTokens((token) => token === ""),
  },
  {
    name: "a wrong access token is accepted",
    breaks: "ESIM-219",
    alsoBreaks: ["ESIM-232"],
    operations: esim,
    layer: acceptingTokens((token, issued) => token !== "" && !issued.has(token)),
  },
  {
    name: "a stale access token is accepted",
    breaks: "ESIM-219",
    operations: esim,
    layer: acceptingTokens((token, issued) => issued.has(token)),
  },
  {
    name: "an access token opens the balance for an hour only",
    breaks: "ESIM-216",
    alsoBreaks: ["ESIM-142"],
    operations: ["requestAccessToken", "getBalance", "refreshAccessToken"],
    layer: handling(["requestAccessToken", "getBalance", "refreshAccessToken"], (circumstances) => {
      const issuedAt = new Map<string, number>();
      return async (asked, forward) => {
        const answer = await forward(asked);
        if (asked.operation !== "getBalance") {
          issuedAt.set(tokenIn(answer), circumstances.elapsed());
        } else if (circumstances.elapsed() - (issuedAt.get(bearerOf(asked)) ?? 0) > 3600) {
          Object.assign(answer, { status: 401, body: { success: false, message: "Log in." } });
        }
        return answer;
      };
    }),
  },
  exchanging("an unknown api_key is given an access token", 401, "ESIM-220", "ESIM-232"),
  exchanging(
    "a token request without an api_key is answered",
    422,
    "ESIM-136",
    "ESIM-139",
    "ESIM-232",
  ),
  {
    name: "an access token is no JWT",
    breaks: "ESIM-121",
    operations: esim,
    layer: handling(esim, () => {
      const tokens = new Map<string, string>();
      return async (asked, forward) => {
        const inner = tokens.get(bearerOf(asked));
        if (inner !== undefined) asked.headers.set("authorization", `Bearer ${inner}`);
        const answer = await forward(asked);
        if (tokenIn(answer) !== "") {
          const opaque = crypto.randomUUID();
          tokens.set(opaque, tokenIn(answer));
          answer.body.data.access_token = opaque;
        }
        return answer;
      };
    }),
  },
  {
    name: "a refresh hands out a token that ends with the old one",
    breaks: "ESIM-142",
    operations: ["refreshAccessToken"],
    layer: answeringWell("refreshAccessToken", ({ data }, asked) => {
      data.access_token = bearerOf(asked);
    }),
  },
  {
    name: "a refresh needs a body",
    breaks: "ESIM-141",
    operations: ["refreshAccessToken"],
    layer: answering("refreshAccessToken", (answer) => {
      const body = { success: false, message: "Say which token." };
      if (answer.status === 200) Object.assign(answer, { status: 400, body });
    }),
  },
  {
    name: "a refusal of the data eSIM area is in plain text",
    breaks: "ESIM-232",
    operations: ["requestAccessToken"],
    layer: answering("requestAccessToken", (answer) => {
      if (answer.status === 401) answer.body = { error: "no" };
    }),
  },
  {
    name: "the list of users takes its API key in another header",
    breaks: "VOICE-091",
    operations: ["listUsers"],
    layer: hearing("listUsers", ({ headers }) => headers.delete("authorization")),
  },
  {
    name: "a voice call without an API key is answered",
    breaks: "VOICE-094",
    alsoBreaks: ["VOICE-098"],
    operations: voice,
    layer: acceptingKeys("voice", (key) => key === ""),
  },
  {
    name: "a voice call with a wrong API key is answered",
    breaks: "VOICE-095",
    alsoBreaks: ["VOICE-098"],
    operations: voice,
    layer: acceptingKeys("voice", (key) => key !== ""),
  },
  {
    name: "an SMS call without an API key is answered",
    breaks: "SMS-020",
    operations: sms,
    layer: acceptingKeys("sms", (key) => key === ""),
  },
  {
    name: "an SMS call with an unknown API key is answered",
    breaks: "SMS-021",
    operations: sms,
    layer: acceptingKeys("sms", (key) => key !== ""),
  },
];

function bearerOf({ headers }: Asked): string {
  return headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
}

function tokenIn({ body }: Answered): string {
  return body?.data?.access_token ?? "";
}

/** Answers calls that are refused for their token, as if it were a good one. */
function acceptingTokens(
  isAccepted: (token: string, issued: ReadonlySet<string>) => boolean,
): Layer {
  return handling(esim, () => {
    const issued = new Set<string>();
    let issueOne: (() => Promise<Answered>) | undefined;
    return async (asked, forward) => {
      const answer = await forward(asked);
      if (tokenIn(answer) !== "") issued.add(tokenIn(answer));
      if (asked.operation === "requestAccessToken") {
        if (answer.status === 200) issueOne = () => forward(asked);
        return answer;
      }
      if (answer.status !== 401 || !issueOne || !isAccepted(bearerOf(asked), issued)) return answer;
      asked.headers.set("authorization", `Bearer ${tokenIn(await issueOne())}`);
      return forward(asked);
    };
  });
}

/** Answers calls that are refused for their API key, as if it were one that was used before. */
function acceptingKeys(area: Area, isAccepted: (key: string) => boolean): Layer {
  const header = area === "sms" ? "x-api-key" : "authorization";
  return handling(operationsOf(area), () => {
    let good: string | null = null;
    return async (asked: Asked, forward: Forward) => {
      const key = asked.headers.get(header);
      const answer = await forward(asked);
      if (answer.status !== 401) good = key;
      if (answer.status !== 401 || good === null || !isAccepted(key ?? "")) return answer;
      asked.headers.set(header, good);
      return forward(asked);
    };
  });
}
