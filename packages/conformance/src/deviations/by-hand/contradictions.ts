import type { Deviation } from "../deviation.ts";
import { answeringWell, handling } from "../layers.ts";

const another = "8923400000000000021";

/** Values of the right shape that do not go with what was ordered, or with another answer. */
export const contradictions: readonly Deviation[] = [
  {
    name: "the volume of packages is in gigabytes",
    breaks: "ESIM-035",
    operations: ["listPackages"],
    layer: answeringWell("listPackages", ({ data }) => {
      for (const pack of data) pack.amount = Math.round(pack.amount / 1024);
    }),
  },
  {
    name: "an order lasts another time than its package",
    breaks: "ESIM-092",
    operations: ["createOrder"],
    layer: answeringWell("createOrder", ({ data }) => {
      data.validity += 23;
    }),
  },
  {
    name: "a top-up lasts another time than its package",
    breaks: "ESIM-064",
    operations: ["createTopUpOrder"],
    layer: answeringWell("createTopUpOrder", ({ data }) => {
      data.data.validity += 23;
    }),
  },
  {
    name: "all eSIMs of an order have one QR code",
    breaks: "ESIM-090",
    operations: ["createOrder"],
    layer: answeringWell("createOrder", ({ data }) => {
      for (const sim of data.sims) sim.qrcode = data.sims[0].qrcode;
    }),
  },
  {
    name: "only packages for a country can be ordered",
    breaks: "ESIM-029",
    operations: ["createOrder"],
    layer: handling(["listPackages", "createOrder"], () => {
      const wide = new Set<string>();
      return async (asked, forward) => {
        if (wide.has(asked.body?.package_id)) asked.body.package_id = "no-such-package";
        const answer = await forward(asked);
        if (asked.operation === "listPackages" && answer.status === 200)
          for (const { id, type } of answer.body.data) if (type !== "local") wide.add(id);
        return answer;
      };
    }),
  },
  {
    name: "the order list shows another package than was ordered",
    breaks: "ESIM-080",
    operations: ["listOrders"],
    layer: answeringWell("listOrders", ({ data }) => {
      for (const entry of data) entry.package_id = "gh-1gb-7d";
    }),
  },
  {
    name: "every order is one of an eSIM in the order list",
    breaks: "ESIM-081",
    operations: ["listOrders"],
    layer: answeringWell("listOrders", ({ data }, { url }) => {
      if (!url.searchParams.has("type")) for (const entry of data) entry.type = "sim";
    }),
  },
  {
    name: "included eSIM details are empty",
    breaks: "ESIM-086",
    operations: ["listOrders"],
    layer: answeringWell("listOrders", ({ data }) => {
      for (const entry of data) if (entry.sims) entry.sims = [];
    }),
  },
  {
    name: "included eSIM details tell of one eSIM for each order",
    breaks: "ESIM-086",
    operations: ["listOrders"],
    layer: answeringWell("listOrders", ({ data }) => {
      for (const entry of data) entry.sims?.splice(1);
    }),
  },
  {
    name: "a top-up is not found by its ICCID",
    breaks: "ESIM-179",
    operations: ["listOrders"],
    layer: answeringWell("listOrders", (body, { url }) => {
      if (url.searchParams.has("iccid"))
        body.data = body.data.filter(({ type }: { type: string }) => type === "sim");
    }),
  },
  {
    name: "the last page of orders is empty",
    breaks: "ESIM-157",
    operations: ["listOrders"],
    layer: handling(["listOrders"], () => async (asked, forward) => {
      const answer = await forward(asked);
      const page = Number(asked.url.searchParams.get("page"));
      if (!(page > 1)) return answer;
      asked.url.searchParams.set("page", String(page + 1));
      const next = await forward(asked);
      if (next.body.data?.length === 0) answer.body.data = [];
      return answer;
    }),
  },
  {
    name: "the history shows the wholesale price as the price",
    breaks: "ESIM-076",
    operations: ["listPackageHistory"],
    layer: answeringWell("listPackageHistory", ({ data }) => {
      for (const entry of data.data) entry.package.price = entry.package.net_price;
    }),
  },
  {
    name: "entries of the history share an id",
    breaks: "ESIM-071",
    operations: ["listPackageHistory"],
    layer: answeringWell("listPackageHistory", ({ data }) => {
      for (const entry of data.data) entry.id = 1;
    }),
  },
  {
    name: "a package that is in use has no start and no end",
    breaks: "ESIM-074",
    operations: ["listPackageHistory"],
    layer: answeringWell("listPackageHistory", ({ data }) => {
      for (const entry of data.data) Object.assign(entry, { activated_at: null, expired_at: null });
    }),
  },
  {
    name: "a bundle that nobody has used has no minutes left",
    breaks: "ESIM-108",
    operations: ["getUsage"],
    layer: answeringWell("getUsage", ({ data }) => {
      if (data.remaining_voice !== undefined) data.remaining_voice = 0;
    }),
  },
  {
    name: "a top-up is an order of an eSIM",
    breaks: "ESIM-059",
    operations: ["createTopUpOrder"],
    layer: answeringWell("createTopUpOrder", ({ data }) => {
      data.data.type = "sim";
    }),
  },
  {
    name: "a top-up covers another eSIM",
    breaks: "ESIM-068",
    operations: ["createTopUpOrder"],
    layer: answeringWell("createTopUpOrder", ({ data }) => {
      for (const sim of data.data.sims) sim.iccid = another;
    }),
  },
  {
    name: "local time is given out for UTC",
    breaks: "ESIM-020",
    operations: ["createTopUpOrder"],
    layer: answeringWell("createTopUpOrder", (body) => {
      body.timestamp = new Date(Date.parse(body.timestamp) + 3_600_000).toISOString();
    }),
  },
  {
    name: "two guides of the instructions are in one language",
    breaks: "ESIM-187",
    operations: ["getInstallationInstructions"],
    layer: answeringWell("getInstallationInstructions", ({ data }) => {
      Object.assign(data, { network_setup: "Data roaming.", installation_qr_code: "Scan it." });
    }),
  },
];
