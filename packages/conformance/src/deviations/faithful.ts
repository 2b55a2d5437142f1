import type { Layer } from "./deviation.ts";
import { answering, handling, hearing } from "./layers.ts";
import type { Answered } from "./message.ts";

/** A service that keeps every fact and differs from the sandbox, to prove that a run does not accuse it. */
interface Faithful {
  /** What the service does, told as it would be reported. Unique. */
  readonly name: string;
  /** The assumptions that it does not fit. */
  readonly refutes?: readonly string[];
  /** Operations whose answers the layer changes, now or later in the run. */
  readonly operations: readonly string[];
  readonly layer: Layer;
}

const voice = ["listAvailableNumbers", "claimNumber", "renewNumber", "listUsers"];

const orders = ["createOrder", "createTopUpOrder"];

export const faithful: readonly Faithful[] = [
  {
    name: "an order costs 50 NGN a unit beyond the wholesale price",
    refutes: ["ESIM-012"],
    operations: orders,
    layer: handling(orders, ({ control }) => async (asked, forward) => {
      const { esim } = (await control("GET", "wallets")) as { esim: { balance: number } };
      const { quantity = 1 } = (asked.body ?? {}) as { quantity?: number };
      await control("POST", "wallets/esim", { balance: esim.balance - 50 * quantity });
      const answer = await forward(asked);
      if (answer.status !== 200) await control("POST", "wallets/esim", { balance: esim.balance });
      return answer;
    }),
  },
  {
    name: "there are no packages at all",
    refutes: ["ESIM-151", "ESIM-157"],
    operations: ["listPackages"],
    layer: answering("listPackages", ({ status, body }) => {
      if (status === 200) body.data = [];
    }),
  },
  {
    name: "amounts are written as in German, with their currency",
    refutes: ["SMS-140"],
    operations: ["getAnalyticsOverview"],
    layer: answering("getAnalyticsOverview", ({ status, body }) => {
      if (status !== 200) return;
      const german = { ",": ".", ".": "," } as const;
      const write = (amount: string) =>
        `${amount.replace(/[,.]/g, (mark) => german[mark as "," | "."])} NGN`;
      body.data.total_cost_today = write(body.data.total_cost_today);
      body.data.campaign_data.total_amount_spent = write(
        body.data.campaign_data.total_amount_spent,
      );
    }),
  },
  refusing("voice calls are refused without the envelope", voice, ["VOICE-098"], (answer) => {
    answer.body = { detail: "Not allowed." };
  }),
  refusing(
    "a package list is refused with a web page",
    ["listPackages"],
    ["ESIM-139", "ESIM-219", "ESIM-232"],
    asPage,
  ),
  refusing(
    "a refused top-up has another type of JSON",
    ["createTopUpOrder"],
    ["ESIM-011", "ESIM-219", "ESIM-232"],
    ({ headers }) => headers.set("content-type", "application/problem+json"),
  ),
  refusing(
    "statistics without a key are refused with a web page",
    ["getStatistics"],
    ["SMS-020"],
    asPage,
  ),
  refusing(
    "statistics without a key are refused with another body",
    ["getStatistics"],
    ["SMS-020"],
    (answer) => {
      answer.body = { error: "unauthorized" };
    },
  ),
  refusing(
    "a renewal is refused with 200 and success false",
    ["renewNumber"],
    ["VOICE-082"],
    (answer) => {
      if (answer.status !== 401) answer.status = 200;
      answer.body.data = null;
    },
  ),
  refusing(
    "what is wrong with a message is told in one text",
    ["sendSms"],
    ["SMS-027"],
    ({ body }) => {
      for (const name of Object.keys(body.errors ?? {})) body.errors[name] = "It is not valid.";
    },
  ),
  answeringOtherwise(
    "a token is not in the envelope",
    "requestAccessToken",
    ["ESIM-022"],
    (answer) => {
      answer.body = answer.body.data;
    },
  ),
  answeringOtherwise(
    "the package of an order stands by itself",
    "createOrder",
    ["ESIM-091", "ESIM-092"],
    ({ body }) => {
      const { sims, ...pack } = body.data;
      body.data = { package: pack, sims };
    },
  ),
  answeringOtherwise(
    "there are instructions for each system",
    "getInstallationInstructions",
    ["ESIM-105"],
    ({ body }) => {
      body.data = { ios: body.data, android: body.data };
    },
  ),
  answeringOtherwise(
    "the reference of a code stands in `otp`",
    "sendOtp",
    ["SMS-091"],
    ({ body }) => {
      body.data = { otp: body.data };
    },
  ),
  answeringOtherwise("the export is in the envelope", "exportLogs", ["SMS-124"], (answer) => {
    answer.headers.set("content-type", "application/json");
    answer.body = { success: true, message: "Exported.", data: { csv: answer.body } };
  }),
  answeringOtherwise(
    "the columns of the export stand between semicolons",
    "exportLogs",
    ["SMS-124"],
    (answer) => {
      answer.body = answer.body.replaceAll(",", ";");
    },
  ),
  answeringOtherwise("volumes are told in Ukrainian", "listPackages", [], ({ body }) => {
    for (const pack of body.data) pack.data = pack.is_unlimited ? "Безліміт" : "1 ГБ";
  }),
  answeringOtherwise("users were signed up on a day, at no hour", "listUsers", [], ({ body }) => {
    for (const user of body.data.data) user.date_created = user.date_created.slice(0, 10);
  }),
  {
    name: "a top-up is not bought without an Idempotency-Key",
    refutes: ["ESIM-204"],
    operations: ["createTopUpOrder"],
    layer: hearing("createTopUpOrder", ({ headers, body }) => {
      if (!headers.has("idempotency-key")) delete body.package_id;
    }),
  },
  answeringOtherwise("two packages are all there is", "listPackages", [], ({ body }) => {
    body.data = body.data.filter(({ id }: { id: string }) => /^ng-[12]gb/.test(id));
  }),
  answeringOtherwise(
    "usage has no end until there is one",
    "getUsage",
    ["ESIM-110"],
    ({ body }) => {
      if (body.data.expired_at === null) delete body.data.expired_at;
    },
  ),
  answeringOtherwise(
    "an order without a description has none",
    "listOrders",
    ["ESIM-061"],
    ({ body }) => {
      for (const order of body.data) order.description ||= null;
    },
  ),
];

function refusing(
  name: string,
  operations: readonly string[],
  refutes: readonly string[],
  change: (answer: Answered) => void,
): Faithful {
  const layers = operations.map((operation) =>
    answering(operation, (answer) => {
      if (answer.status >= 400 && answer.status !== 429) change(answer);
    }),
  );
  return {
    name,
    operations,
    refutes,
    layer: (next) => layers.reduce((all, one) => one(all), next),
  };
}

function answeringOtherwise(
  name: string,
  operation: string,
  refutes: readonly string[],
  change: (answer: Answered) => void,
): Faithful {
  const layer = answering(operation, (answer) => {
    if (answer.status === 200) change(answer);
  });
  return { name, operations: [operation], refutes, layer };
}

function asPage(answer: Answered): void {
  answer.headers.set("content-type", "text/html");
  answer.body = "<h1>No</h1>";
}
