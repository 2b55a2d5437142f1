import type { Deviation } from "../deviation.ts";
import { answeringWell, hearing } from "../layers.ts";
import type { Asked } from "../message.ts";

const ignoring =
  (...names: string[]) =>
  ({ url }: Asked) => {
    for (const name of names) url.searchParams.delete(name);
  };

/** Ways in which the package list says something else than it was asked. */
export const packageList: readonly Deviation[] = [
  {
    name: "the type of packages is not filtered by",
    breaks: "ESIM-146",
    alsoBreaks: ["ESIM-147", "ESIM-148"],
    operations: ["listPackages"],
    layer: hearing("listPackages", ignoring("type")),
  },
  {
    name: "filter[type] is not known",
    breaks: "ESIM-148",
    operations: ["listPackages"],
    layer: hearing("listPackages", ignoring("filter[type]")),
  },
  {
    name: "the country of packages is not filtered by",
    breaks: "ESIM-149",
    alsoBreaks: ["ESIM-150"],
    operations: ["listPackages"],
    layer: hearing("listPackages", ignoring("country_code")),
  },
  {
    name: "filter[country] is not known",
    breaks: "ESIM-150",
    operations: ["listPackages"],
    layer: hearing("listPackages", ignoring("filter[country]")),
  },
  {
    name: "a two-letter country matches no package",
    breaks: "ESIM-151",
    operations: ["listPackages"],
    layer: answeringWell("listPackages", (body, { url }) => {
      if (url.searchParams.get("country_code")?.length === 2) body.data = [];
    }),
  },
  {
    name: "include=topup adds nothing to packages",
    breaks: "ESIM-155",
    operations: ["listPackages"],
    layer: hearing("listPackages", ignoring("include")),
  },
  {
    name: "include=topup adds empty lists to packages",
    breaks: "ESIM-154",
    operations: ["listPackages"],
    layer: answeringWell("listPackages", ({ data }, { url }) => {
      if (url.searchParams.has("include")) for (const pack of data) pack.topups = [];
    }),
  },
  {
    name: "every page of packages is the first",
    breaks: "ESIM-156",
    alsoBreaks: ["ESIM-158"],
    operations: ["listPackages"],
    layer: hearing("listPackages", ({ url }) => {
      if (Number(url.searchParams.get("page")) > 1) url.searchParams.set("page", "1");
    }),
  },
  {
    name: "pages of packages are counted from 0",
    breaks: "ESIM-157",
    operations: ["listPackages"],
    layer: hearing("listPackages", ({ url }) => {
      const page = Number(url.searchParams.get("page"));
      if (page > 0) url.searchParams.set("page", String(page + 1));
    }),
  },
  {
    name: "a top-up is offered under the id of a package",
    breaks: "ESIM-055",
    operations: ["listPackages"],
    layer: answeringWell("listPackages", ({ data }, { url }) => {
      if (url.searchParams.get("limit") === "100") data.at(-1).id = "ng-1gb-7d-topup";
    }),
  },
  {
    name: "no top-up with voice and text is offered",
    breaks: "ESIM-196",
    operations: ["listTopUpPackages"],
    layer: answeringWell("listTopUpPackages", (body) => {
      body.data = body.data.filter(({ voice }: { voice?: number }) => !voice);
    }),
  },
];
