import type { Deviation } from "../deviation.ts";
import { answering, answeringWell } from "../layers.ts";

/** Ways in which selling an eSIM goes wrong. */
export const buyEsim: readonly Deviation[] = [
  {
    name: "an access token is of another type than Bearer",
    breaks: "ESIM-119",
    operations: ["requestAccessToken"],
    layer: answeringWell("requestAccessToken", ({ data }) => {
      data.token_type = "MAC";
    }),
  },
  {
    name: "an access token ends after an hour",
    breaks: "ESIM-120",
    operations: ["requestAccessToken"],
    layer: answeringWell("requestAccessToken", ({ data }) => {
      data.expires_in = 3600;
    }),
  },
  {
    name: "the balance is in dollars",
    breaks: "ESIM-118",
    operations: ["getBalance"],
    layer: answeringWell("getBalance", ({ data }) => {
      data.currency = "USD";
    }),
  },
  {
    name: "an unlimited package does not say so",
    breaks: "ESIM-036",
    operations: ["listPackages"],
    layer: answeringWell("listPackages", ({ data }) => {
      for (const pack of data) if (pack.amount === 0) pack.is_unlimited = false;
    }),
  },
  {
    name: "a package tells its volume without a unit",
    breaks: "ESIM-041",
    operations: ["listPackages"],
    layer: answeringWell("listPackages", ({ data }) => {
      for (const pack of data) pack.data = "1024";
    }),
  },
  {
    name: "a package is of a type that is not known",
    breaks: "ESIM-042",
    isDrift: true,
    operations: ["listPackages"],
    layer: answeringWell("listPackages", ({ data }, { url }) => {
      if (!url.search.includes("type=")) data[0].type = "galactic";
    }),
  },
  {
    name: "packages stand one level deeper",
    breaks: "ESIM-023",
    operations: ["listPackages"],
    layer: answeringWell("listPackages", (body) => {
      body.data = { data: body.data };
    }),
  },
  {
    name: "an order produces no eSIM",
    breaks: "ESIM-005",
    alsoBreaks: ["ESIM-093", "ESIM-094", "ESIM-165"],
    operations: ["createOrder"],
    layer: answeringWell("createOrder", ({ data }) => {
      data.sims = [];
    }),
  },
  {
    name: "an order is of another package than was asked for",
    breaks: "ESIM-029",
    operations: ["createOrder"],
    layer: answeringWell("createOrder", ({ data }) => {
      data.package_id = "world-5gb-30d";
    }),
  },
  {
    name: "an order costs the retail price plus a fee",
    breaks: "ESIM-066",
    operations: ["createOrder"],
    layer: answeringWell("createOrder", ({ data }) => {
      data.price += 50;
    }),
  },
  {
    name: "an ordered eSIM has the whole activation code as its address",
    breaks: "ESIM-097",
    operations: ["createOrder"],
    layer: answeringWell("createOrder", ({ data }) => {
      for (const sim of data.sims) sim.lpa = sim.qrcode;
    }),
  },
  {
    name: "an order is answered with 201",
    breaks: "ESIM-024",
    operations: ["createOrder"],
    layer: answering("createOrder", (answer) => {
      if (answer.status === 200) answer.status = 201;
    }),
  },
  {
    name: "the balance comes without its envelope",
    breaks: "ESIM-022",
    operations: ["getBalance"],
    layer: answering("getBalance", (answer) => {
      if (answer.status === 200) answer.body = answer.body.data;
    }),
  },
  {
    name: "the usage of an active eSIM does not say when it ends",
    breaks: "ESIM-109",
    operations: ["getUsage"],
    layer: answeringWell("getUsage", ({ data }) => {
      data.status = "ACTIVE";
      data.expired_at = null;
    }),
  },
];
