import { callEveryEsimOperation } from "../flow/call-every-esim-operation.ts";
import { enterEsim } from "../flow/enter-esim.ts";
import type { Flow } from "../flow/flow.ts";

/** Every eSIM operation without saying which answers are understood. */
export const withoutAccept: Flow = {
  name: "without-accept",
  area: "esim",
  needsMemory: true,
  async run(journey) {
    const token = await enterEsim(journey);
    const answers = await callEveryEsimOperation(journey, {
      token,
      options: { token, accept: false, expect: 200 },
    });
    journey.rule("ESIM-135", answers);
    for (const answer of answers) {
      if (readOperations.includes(answer.operation)) journey.rule("ESIM-006", answer);
    }
  },
};

const readOperations =
  "listOrders listEsims getInstallationInstructions getUsage createTopUpOrder".split(" ");
