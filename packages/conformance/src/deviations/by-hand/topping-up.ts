import type { Deviation } from "../deviation.ts";
import { answering, answeringWell, handling, hearing } from "../layers.ts";
import type { Asked } from "../message.ts";
import { refusing } from "../refusing.ts";

const active = "8923400000000000017";
const notActive = "8923400000000000019";
/** What a top-up order is refused for with 400. */
const invalid = { package_id: 17, iccid: 17 };

/** Answers a top-up order that must be refused as if it were another one. */
function accepting(
  name: string,
  breaks: string,
  change: (body: Asked["body"], known: { package_id: string }) => void,
  ...alsoBreaks: string[]
): Deviation {
  return {
    ...{ name, breaks, alsoBreaks, operations: ["createTopUpOrder"] },
    layer: handling(["createTopUpOrder", "listTopUpPackages"], () => {
      const known = { package_id: "" };
      return async (asked, forward) => {
        if (asked.operation === "createTopUpOrder") change(asked.body, known);
        const answer = await forward(asked);
        if (asked.operation === "listTopUpPackages" && answer.status === 200)
          known.package_id = answer.body.data[0]?.id ?? known.package_id;
        return answer;
      };
    }),
  };
}

/** Ways in which top-ups are taken that should be refused, refused in another way, or forgotten. */
export const toppingUp: readonly Deviation[] = [
  {
    name: "a top-up is missing from the history",
    breaks: "ESIM-209",
    operations: ["listPackageHistory"],
    layer: answeringWell("listPackageHistory", ({ data }) => {
      const last = data.data.findLastIndex(
        (entry: { package: { type: string } }) => entry.package.type === "topup",
      );
      if (last >= 0) data.data.splice(last, 1);
    }),
  },
  {
    name: "the first package is missing from the history",
    breaks: "ESIM-209",
    operations: ["listPackageHistory"],
    layer: answeringWell("listPackageHistory", ({ data }) => {
      const rest = data.data.filter(
        (entry: { package: { type: string } }) => entry.package.type !== "initial",
      );
      if (rest.length > 0) data.data = rest;
    }),
  },
  accepting("the id of a catalogue package buys a top-up", "ESIM-056", (body, known) => {
    const isOfCatalogue =
      typeof body.package_id === "string" && /^(ng|gh|ke|za)/.test(body.package_id);
    if (isOfCatalogue && !body.package_id.endsWith("topup")) body.package_id = known.package_id;
  }),
  accepting(
    "a package id that does not exist buys a top-up",
    "ESIM-227",
    (body, known) => {
      if (body.package_id === "no-such-package") body.package_id = known.package_id;
    },
    "ESIM-013",
  ),
  {
    name: "a top-up for an eSIM that is not known is taken",
    breaks: "ESIM-225",
    operations: ["createTopUpOrder"],
    layer: handling(["createTopUpOrder"], () => async (asked, forward) => {
      const answer = await forward(asked);
      return answer.status === 404
        ? forward({ ...asked, body: { ...asked.body, iccid: active } })
        : answer;
    }),
  },
  accepting("a top-up beyond the purchase limit is taken", "ESIM-226", (body) => {
    if (body.iccid === "8923400000000000023") body.iccid = active;
  }),
  accepting("a top-up for a recycled SIM is taken", "ESIM-228", (body) => {
    if (body.iccid === "8923400000000000018") body.iccid = active;
  }),
  accepting("an eSIM that is not active is topped up", "ESIM-130", (body) => {
    if (body.iccid === notActive) body.iccid = active;
  }),
  {
    name: "a top-up for an eSIM that is not active is refused with 400",
    breaks: "ESIM-131",
    operations: ["createTopUpOrder"],
    layer: answering("createTopUpOrder", (answer, { body }) => {
      if (body.iccid === notActive && answer.status === 422) answer.status = 400;
    }),
  },
  accepting(
    "a top-up order without its eSIM is taken",
    "ESIM-223",
    (body) => {
      body.iccid ??= active;
    },
    "ESIM-224",
  ),
  accepting("a top-up order takes a list for a text", "ESIM-201", (body) => {
    if (Array.isArray(body.package_id)) [body.package_id] = body.package_id;
  }),
  refusing("a top-up order of the wrong form is refused with 422", "ESIM-224", [
    "createTopUpOrder",
    400,
    422,
  ]),
  refusing("a top-up for an eSIM that is not known is refused with 422", "ESIM-225", [
    "createTopUpOrder",
    404,
    422,
  ]),
  refusing("an ICCID that is not valid has no top-ups, with 422", "ESIM-229", [
    "listTopUpPackages",
    404,
    422,
  ]),
  refusing("a recycled SIM has no top-ups, with 404", "ESIM-230", ["listTopUpPackages", 422, 404]),
  refusing("an eSIM that is not known has no history, with 429", "ESIM-231", [
    "listPackageHistory",
    404,
    400,
  ]),
  {
    name: "an eSIM that is not known has an empty history",
    breaks: "ESIM-231",
    operations: ["listPackageHistory"],
    layer: answering("listPackageHistory", (answer) => {
      if (answer.status !== 404) return;
      const timestamp = "2026-01-15T09:00:00Z";
      Object.assign(answer, {
        status: 200,
        body: {
          ...{ success: true, code: "PACKAGE_HISTORY_RETRIEVED", message: "None.", timestamp },
          data: { data: [] },
        },
      });
    }),
  },
  {
    name: "a top-up list with nothing on offer is answered with 404",
    breaks: "ESIM-197",
    operations: ["listTopUpPackages"],
    layer: answering("listTopUpPackages", (answer) => {
      if (answer.status !== 200 || answer.body.data.length > 0) return;
      Object.assign(answer, { status: 404, body: { success: false, message: "No top-ups." } });
    }),
  },
  {
    name: "the description of a top-up order is lost",
    breaks: "ESIM-060",
    operations: ["createTopUpOrder"],
    layer: answeringWell("createTopUpOrder", ({ data }) => {
      data.data.description = "";
    }),
  },
  {
    name: "a top-up order needs a key that is a UUID",
    breaks: "ESIM-204",
    operations: ["createTopUpOrder"],
    layer: hearing("createTopUpOrder", (asked) => {
      const key = asked.headers.get("idempotency-key");
      if (key !== null && !/^[0-9a-f-]{36}$/.test(key)) asked.body = invalid;
    }),
  },
  {
    name: "a top-up order with a key is refused",
    breaks: "ESIM-203",
    // Top-ups are asked for with a key wherever they are asked for.
    alsoBreaks: [
      ...["ESIM-006", "ESIM-056", "ESIM-131", "ESIM-135", "ESIM-223", "ESIM-224"],
      ...["ESIM-225", "ESIM-226", "ESIM-227", "ESIM-228"],
    ],
    operations: ["createTopUpOrder"],
    layer: hearing("createTopUpOrder", (asked) => {
      if (asked.headers.has("idempotency-key")) asked.body = invalid;
    }),
  },
  {
    name: "a top-up order with a description is refused",
    breaks: "ESIM-202",
    operations: ["createTopUpOrder"],
    layer: hearing("createTopUpOrder", (asked) => {
      if (asked.body.description !== undefined) asked.body = invalid;
    }),
  },
];
