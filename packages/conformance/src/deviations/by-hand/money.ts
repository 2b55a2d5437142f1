import type { Deviation } from "../deviation.ts";
import { answeringWell, handling } from "../layers.ts";
import type { Answered, Asked } from "../message.ts";

interface Wallets {
  readonly esim: { readonly balance: number };
}

const orders = ["createOrder", "createTopUpOrder"];
const tooLittle = {
  success: false,
  code: "INSUFFICIENT_BALANCE",
  message: "The balance does not cover the order.",
};

/** Ways in which money goes where it should not. */
export const money: readonly Deviation[] = [
  {
    name: "an order is charged twice",
    breaks: "ESIM-012",
    // The second charge asks for no cover.
    alsoBreaks: ["ESIM-009"],
    operations: orders,
    layer: handling(orders, ({ control }) => async (asked, forward) => {
      const before = (await control("GET", "wallets")) as Wallets;
      const answer = await forward(asked);
      const { esim } = (await control("GET", "wallets")) as Wallets;
      const charged = before.esim.balance - esim.balance;
      if (charged > 0) await control("POST", "wallets/esim", { balance: esim.balance - charged });
      return answer;
    }),
  },
  {
    name: "an order is placed twice",
    breaks: "ESIM-012",
    // Two go through on a balance that covers one, for it is placed once where it cannot be twice.
    alsoBreaks: ["ESIM-009", "ESIM-183"],
    operations: ["createOrder"],
    layer: handling(["createOrder"], () => async (asked, forward) => {
      const answer = await forward(asked);
      if (answer.status === 200) await forward(asked);
      return answer;
    }),
  },
  {
    name: "the balance does not move",
    breaks: "ESIM-012",
    alsoBreaks: ["ESIM-009"],
    operations: ["getBalance"],
    layer: handling(["getBalance"], () => {
      const first = new Map<string, unknown>();
      return async (asked, forward) => {
        const answer = await forward(asked);
        const key = asked.headers.get("authorization") ?? "";
        if (answer.status === 200 && !first.has(key)) first.set(key, answer.body.data.balance);
        if (answer.status === 200) answer.body.data.balance = first.get(key);
        return answer;
      };
    }),
  },
  {
    name: "an order that is refused is charged",
    breaks: "ESIM-013",
    alsoBreaks: ["ESIM-009", "ESIM-012"],
    operations: ["createOrder", "createTopUpOrder", "getBalance"],
    layer: shiftingBalance((asked, answer) =>
      orders.includes(asked.operation) && answer.status >= 400 ? -1 : 0,
    ),
  },
  {
    name: "an order that the balance does not cover is refused with 422",
    breaks: "ESIM-011",
    operations: orders,
    layer: handling(orders, () => async (asked, forward) => {
      const answer = await forward(asked);
      if (answer.status === 402) answer.status = 422;
      return answer;
    }),
  },
  {
    name: "an order that takes the last of the balance is refused",
    breaks: "ESIM-009",
    alsoBreaks: ["ESIM-012"],
    operations: ["createOrder", "createTopUpOrder", "getBalance"],
    layer: handling(["createOrder"], () => {
      let isPoor = false;
      let isOver = false;
      return async (asked, forward) => {
        const answer = await forward(asked);
        isOver ||= isPoor && answer.status === 200;
        if (isPoor && isOver) Object.assign(answer, { status: 402, body: { ...tooLittle } });
        isPoor = answer.status === 402 && !isOver;
        return answer;
      };
    }),
  },
  {
    name: "a pre-paid balance shows a credit limit",
    breaks: "ESIM-117",
    operations: ["getBalance"],
    layer: answeringWell("getBalance", ({ data }) => {
      data.credit_limit ??= 0;
      data.available_credit ??= 0;
    }),
  },
  {
    name: "a post-paid balance shows no credit",
    breaks: "ESIM-116",
    operations: ["getBalance"],
    layer: answeringWell("getBalance", ({ data }) => {
      data.credit_limit = undefined;
      data.available_credit = undefined;
    }),
  },
  {
    name: "an order lowers no credit",
    breaks: "ESIM-010",
    operations: ["getBalance"],
    layer: answeringWell("getBalance", ({ data }) => {
      if (data.credit_limit !== undefined) data.available_credit = data.credit_limit;
    }),
  },
];

/** Shows a balance that is off by what `shift` makes of the orders before it. */
function shiftingBalance(shift: (asked: Asked, answer: Answered) => number) {
  return handling([...orders, "getBalance", "requestAccessToken"], () => {
    let off = 0;
    return async (asked, forward) => {
      const answer = await forward(asked);
      if (asked.operation === "requestAccessToken") off = 0;
      off += shift(asked, answer);
      if (asked.operation === "getBalance" && answer.status === 200)
        answer.body.data.balance += off;
      return answer;
    };
  });
}
