import type { Deviation } from "../deviation.ts";
import { answeringWell } from "../layers.ts";

/** Ways in which topping up an eSIM goes wrong. */
export const topUp: readonly Deviation[] = [
  {
    name: "the top-up list wears the envelope",
    breaks: "ESIM-027",
    operations: ["listTopUpPackages"],
    layer: answeringWell("listTopUpPackages", (body) => {
      Object.assign(body, { success: true, message: "Top-up packages." });
    }),
  },
  {
    name: "a top-up order is of another package than was asked for",
    breaks: "ESIM-057",
    alsoBreaks: ["ESIM-045"],
    operations: ["createTopUpOrder"],
    layer: answeringWell("createTopUpOrder", ({ data }) => {
      data.data.package_id = "ng-100gb-90d-topup";
    }),
  },
  {
    name: "the quantity of a top-up order is a number",
    breaks: "ESIM-058",
    operations: ["createTopUpOrder"],
    layer: answeringWell("createTopUpOrder", ({ data }) => {
      data.data.quantity = 1;
    }),
  },
  {
    name: "a top-up order was placed yesterday, in words",
    breaks: "ESIM-067",
    operations: ["createTopUpOrder"],
    layer: answeringWell("createTopUpOrder", ({ data }) => {
      data.data.created_at = "yesterday";
    }),
  },
  {
    name: "a top-up order is answered with another code",
    breaks: "ESIM-206",
    operations: ["createTopUpOrder"],
    layer: answeringWell("createTopUpOrder", (body) => {
      body.code = "OK";
    }),
  },
  {
    name: "a top-up order is answered in local time",
    breaks: "ESIM-020",
    operations: ["createTopUpOrder"],
    layer: answeringWell("createTopUpOrder", (body) => {
      body.timestamp = "2026-01-15T10:00:00+01:00";
    }),
  },
  {
    name: "an activated package has no end",
    breaks: "ESIM-074",
    operations: ["listPackageHistory"],
    layer: answeringWell("listPackageHistory", ({ data }) => {
      for (const entry of data.data) if (entry.activated_at) entry.expired_at = null;
    }),
  },
  {
    name: "a package with data left is finished",
    breaks: "ESIM-075",
    operations: ["listPackageHistory"],
    layer: answeringWell("listPackageHistory", ({ data, timestamp }) => {
      for (const entry of data.data) if (entry.remaining > 0) entry.finished_at = timestamp;
    }),
  },
  {
    name: "the status of a history entry is in upper case",
    breaks: "ESIM-127",
    operations: ["listPackageHistory"],
    layer: answeringWell("listPackageHistory", ({ data }) => {
      for (const entry of data.data) entry.status = entry.status.toUpperCase();
    }),
  },
];
