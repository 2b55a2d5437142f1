import type { Deviation } from "../deviation.ts";
import { answeringWell, hearing } from "../layers.ts";

function ignoring(name: string, breaks: string, ...alsoBreaks: string[]): Deviation {
  return {
    name: `the order list is not filtered by ${name}`,
    ...{ breaks, alsoBreaks, operations: ["listOrders"] },
    layer: hearing("listOrders", ({ url }) => url.searchParams.delete(name)),
  };
}

/** Ways in which the order list says something else than it was asked. */
export const orderList: readonly Deviation[] = [
  ignoring("description", "ESIM-168", "ESIM-160", "ESIM-180", "ESIM-183"),
  ignoring("code", "ESIM-176", "ESIM-061", "ESIM-180", "ESIM-183"),
  ignoring("iccid", "ESIM-179", "ESIM-180"),
  ignoring("type", "ESIM-181", "ESIM-160"),
  ignoring("created_at", "ESIM-175"),
  ignoring("order_status", "ESIM-177"),
  ignoring("include", "ESIM-087"),
  {
    name: "the order list filters by a part of the description too",
    breaks: "ESIM-180",
    operations: ["listOrders"],
    layer: hearing("listOrders", ({ url }) => {
      const text = url.searchParams.get("description");
      if (text?.length === 47) url.searchParams.delete("description");
    }),
  },
  {
    name: "a top-up order is missing from the order list",
    breaks: "ESIM-183",
    operations: ["listOrders"],
    layer: answeringWell("listOrders", (body, { url }) => {
      if (url.searchParams.has("code"))
        body.data = body.data.filter(({ type }: { type: string }) => type !== "topup");
    }),
  },
  {
    name: "an order without a description is listed with a made-up one",
    breaks: "ESIM-061",
    operations: ["listOrders"],
    layer: answeringWell("listOrders", ({ data }) => {
      for (const entry of data) entry.description ||= "(none)";
    }),
  },
  {
    name: "every page of orders is the first",
    breaks: "ESIM-156",
    alsoBreaks: ["ESIM-157", "ESIM-158"],
    operations: ["listOrders"],
    layer: hearing("listOrders", ({ url }) => {
      if (Number(url.searchParams.get("page")) > 1) url.searchParams.set("page", "1");
    }),
  },
  {
    name: "of several includes only the first is followed",
    breaks: "ESIM-086",
    operations: ["listOrders"],
    layer: hearing("listOrders", ({ url }) => {
      const [first = "", ...others] = url.searchParams.get("include")?.split(",") ?? [];
      if (others.length > 0) url.searchParams.set("include", first);
    }),
  },
  {
    name: "the order list forgets its created_at filter on later pages",
    breaks: "ESIM-174",
    operations: ["listOrders"],
    layer: hearing("listOrders", ({ url }) => {
      if (Number(url.searchParams.get("page")) > 1) url.searchParams.delete("created_at");
    }),
  },
  {
    name: "the order_status filter has words of its own",
    breaks: "ESIM-178",
    operations: ["listOrders"],
    layer: hearing("listOrders", ({ url }) => {
      if (url.searchParams.has("order_status")) url.searchParams.set("order_status", "none");
    }),
  },
  {
    name: "an order shows its status only when that is included",
    breaks: "ESIM-083",
    operations: ["listOrders"],
    layer: answeringWell("listOrders", ({ data }, { url }) => {
      if (url.searchParams.get("include")?.includes("status")) return;
      for (const entry of data) delete entry.status;
    }),
  },
  {
    name: "the user of an order is included as a name alone",
    breaks: "ESIM-087",
    operations: ["listOrders"],
    layer: answeringWell("listOrders", ({ data }) => {
      for (const entry of data) if (entry.user) entry.user = "Harbour Travel";
    }),
  },
];
