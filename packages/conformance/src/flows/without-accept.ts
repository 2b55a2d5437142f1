import type { Answer } from "../flow/answer.ts";
import { callEveryEsimOperation } from "../flow/call-every-esim-operation.ts";
import { each } from "../flow/check.ts";
import { enterEsim } from "../flow/enter-esim.ts";
import type { Fields } from "../flow/fields.ts";
import type { Flow } from "../flow/flow.ts";
import { given } from "../flow/given.ts";
import { isFreshToken } from "../flow/is-fresh-token.ts";

/** Every eSIM operation without saying which answers are understood, and a token that was renewed. */
export const withoutAccept: Flow = {
  name: "without-accept",
  area: "esim",
  needsMemory: true,
  async run(journey) {
    const { call, rule, shape } = journey;
    const token = await enterEsim(journey);
    const answers = await callEveryEsimOperation(journey, {
      token,
      options: { token, accept: false, expect: 200 },
    });
    // What a refresh must carry is assumed, and has a rule of its own.
    const isRefresh = ({ operation }: Answer) => operation === "refreshAccessToken";
    rule(
      "ESIM-135",
      answers.map((answer) => (isRefresh(answer) ? given(answer) : answer)),
    );
    for (const refreshed of answers.filter(isRefresh)) rule("ESIM-141", refreshed);
    for (const answer of answers) {
      if (named.includes(answer.operation)) rule("ESIM-006", answer);
    }

    const refreshed = await call("refreshAccessToken", {}, { token });
    const renewed = await call("getBalance", {}, { token: refreshed.take("/data/access_token") });
    rule("ESIM-140", [refreshed, renewed]);
    for (const id of ["ESIM-001", "ESIM-024", "ESIM-141"]) rule(id, refreshed);
    rule("ESIM-142", refreshed, each<Fields>("/data", isFreshToken));
    shape(refreshed, "ESIM-022");
  },
};

/** What ESIM-006 speaks of. */
const named = "listOrders listEsims getInstallationInstructions getUsage createTopUpOrder".split(
  " ",
);
