import type { Deviation } from "../deviation.ts";
import { answering, answeringWell, handling, hearing } from "../layers.ts";

/** What goes right wherever one looks first, and wrong for one value, at one moment or in one place. */
export const esimCorners: readonly Deviation[] = [
  {
    name: "the balance covers an order of two when it covers one",
    breaks: "ESIM-009",
    operations: ["createOrder"],
    layer: handling(["createOrder"], ({ control }) => async (asked, forward) => {
      const answer = await forward(asked);
      if (answer.status !== 402 || asked.body.quantity !== 2) return answer;
      const { esim } = (await control("GET", "wallets")) as { esim: { balance: number } };
      await control("POST", "wallets/esim", { balance: 1_000_000 });
      const second = await forward(asked);
      await control("POST", "wallets/esim", { balance: esim.balance });
      return second;
    }),
  },
  {
    name: "two orders at once are paid with the price of one",
    breaks: "ESIM-009",
    operations: ["createOrder"],
    layer: handling(["createOrder"], ({ control }) => {
      let open = 0;
      return async (asked, forward) => {
        open += 1;
        const isAlone = open === 1;
        const first = await forward(asked);
        if (!isAlone && first.status === 402) {
          await control("POST", "wallets/esim", { balance: 900 });
          Object.assign(first, await forward(asked));
        }
        open -= 1;
        return first;
      };
    }),
  },
  {
    name: "a token opens the package list for half a day",
    breaks: "ESIM-216",
    operations: ["listPackages"],
    layer: handling(["listPackages"], ({ elapsed }) => async (asked, forward) => {
      if (elapsed() > 12 * 3600 && elapsed() < 24 * 3600)
        asked.headers.set("authorization", "Bearer no-such-token");
      return forward(asked);
    }),
  },
  {
    name: "filter[type] knows no global packages",
    breaks: "ESIM-148",
    operations: ["listPackages"],
    layer: hearing("listPackages", ({ url }) => {
      if (url.searchParams.get("filter[type]") === "global")
        url.searchParams.delete("filter[type]");
    }),
  },
  {
    name: "filter[country] is always Nigeria",
    breaks: "ESIM-150",
    operations: ["listPackages"],
    layer: hearing("listPackages", ({ url }) => {
      if (url.searchParams.has("filter[country]")) url.searchParams.set("filter[country]", "NG");
    }),
  },
  {
    name: "type=global leaves regional packages out",
    breaks: "ESIM-147",
    operations: ["listPackages"],
    layer: answeringWell("listPackages", (body, { url }) => {
      if (["type", "filter[type]"].some((name) => url.searchParams.get(name) === "global"))
        body.data = body.data.filter(({ type }: { type: string }) => type === "global");
    }),
  },
  {
    name: "an included top-up has the id of its package",
    breaks: "ESIM-055",
    operations: ["listPackages"],
    layer: answeringWell("listPackages", ({ data }) => {
      for (const { id, topups = [] } of data) for (const topUp of topups) topUp.id = id;
    }),
  },
  {
    name: "usage can be asked for after 14 minutes",
    breaks: "ESIM-192",
    operations: ["getUsage"],
    layer: handling(["getUsage"], ({ elapsed }) => {
      let last = { at: 0, body: {} };
      return async (asked, forward) => {
        const answer = await forward(asked);
        if (answer.status === 200) last = { at: elapsed(), body: answer.body };
        else if (answer.status === 429 && elapsed() - last.at >= 840)
          Object.assign(answer, { status: 200, body: last.body });
        return answer;
      };
    }),
  },
  {
    name: "the Retry-After of the package history is a second",
    breaks: "ESIM-238",
    operations: ["listPackageHistory"],
    layer: answering("listPackageHistory", ({ status, headers }) => {
      if (status === 429) headers.set("retry-after", "1");
    }),
  },
];
