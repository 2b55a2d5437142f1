import type { Deviation } from "../deviation.ts";
import { answeringWell, handling, hearing } from "../layers.ts";
import { refusing } from "../refusing.ts";

/** Has an order that is refused with one status accepted, as if something else had been asked. */
function accepting(name: string, breaks: string, change: (body: Record<string, unknown>) => void) {
  return {
    name,
    breaks,
    // What is refused in that flow must cost nothing.
    alsoBreaks: ["ESIM-013"],
    operations: ["createOrder"],
    layer: hearing("createOrder", ({ body }) => change(body)),
  };
}

/** Ways in which an order becomes something else than was asked for. */
export const ordering: readonly Deviation[] = [
  {
    name: "an order of two eSIMs produces one",
    breaks: "ESIM-165",
    alsoBreaks: ["ESIM-093", "ESIM-094"],
    operations: ["createOrder"],
    layer: answeringWell("createOrder", ({ data }) => {
      data.sims = data.sims.slice(0, 1);
    }),
  },
  {
    name: "an order of two eSIMs produces three",
    breaks: "ESIM-093",
    alsoBreaks: ["ESIM-185"],
    operations: ["createOrder"],
    layer: answeringWell("createOrder", ({ data }) => {
      if (data.sims.length < 2) return;
      const ofItsOwn = ["qrcode_url", "qrcode", "matching_id", "direct_apple_installation_url"];
      const third = { ...data.sims[0], iccid: "8923400000009999999" };
      for (const name of ofItsOwn) third[name] = `${third[name]}3`;
      data.sims.push(third);
    }),
  },
  {
    name: "the eSIMs of an order share an ICCID",
    breaks: "ESIM-094",
    operations: ["createOrder"],
    layer: answeringWell("createOrder", ({ data }) => {
      for (const sim of data.sims) sim.iccid = data.sims[0].iccid;
    }),
  },
  {
    name: "only the first eSIM of an order can be installed",
    breaks: "ESIM-090",
    alsoBreaks: ["ESIM-096"],
    operations: ["createOrder"],
    layer: answeringWell("createOrder", ({ data }) => {
      for (const sim of data.sims.slice(1)) delete sim.qrcode;
    }),
  },
  {
    name: "an ordered eSIM is missing from the eSIM list",
    breaks: "ESIM-185",
    operations: ["listEsims"],
    layer: answeringWell("listEsims", (body) => {
      body.data = body.data.slice(0, 3);
    }),
  },
  {
    name: "an order with a description is refused",
    breaks: "ESIM-167",
    operations: ["createOrder"],
    layer: hearing("createOrder", (asked) => {
      if (asked.body.description !== undefined) asked.body = { package_id: 17, quantity: 1 };
    }),
  },
  {
    name: "an eSIM is not known by its ICCID right after the order",
    breaks: "ESIM-016",
    operations: ["createOrder", "getInstallationInstructions"],
    layer: handling(["createOrder", "getInstallationInstructions"], () => {
      const ordered: string[] = [];
      return async (asked, forward) => {
        const answer = await forward(asked);
        if (answer.status !== 200) return answer;
        if (asked.operation === "createOrder") {
          ordered.push(...answer.body.data.sims.map(({ iccid }: { iccid: string }) => iccid));
        } else if (ordered.some((iccid) => asked.url.pathname.includes(iccid))) {
          Object.assign(answer, { status: 404, body: { success: false, message: "No eSIM." } });
        }
        return answer;
      };
    }),
  },
  accepting("an order without a quantity is one of one", "ESIM-166", (body) => {
    if (body["package_id"] !== undefined) body["quantity"] ??= 1;
  }),
  accepting("an order of half an eSIM more is rounded", "ESIM-164", (body) => {
    if (body["quantity"] === 1.5) body["quantity"] = 1;
  }),
  refusing("an order with a value of the wrong form is refused with 422", "ESIM-169", [
    "createOrder",
    400,
    422,
  ]),
  refusing(
    "an order of an unsuitable package is refused with 400",
    "ESIM-170",
    ["createOrder", 422, 400],
    "ESIM-013",
  ),
];
