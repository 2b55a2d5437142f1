import { expect, test } from "vitest";
import { loadContract } from "../contract/load-contract.ts";
import type { Flow } from "../flow/flow.ts";
import { codes } from "../flows/codes.ts";
import { flows } from "../flows.ts";
import { fixturesOfSandbox } from "../sandbox/fixtures-of-sandbox.ts";
import { readsOnly, unbounded } from "../target/bounds.ts";
import { runOnSandbox } from "../testing/run-on-sandbox.ts";
import { smallContract } from "../testing/small-contract.ts";
import { planFlow } from "./plan-flow.ts";

const contract = loadContract();
const shop: Flow = {
  name: "shop",
  area: "sms",
  async run({ call, fixture }) {
    fixture("recipient");
    await call("listBooks", { shelf: "sea" });
    await call("buyBook", { id: "a" }, { cost: 3 });
  },
};
const nothing = { bounds: { ...readsOnly }, fixtures: {}, profile: "staging" } as const;

test("a plan tells what would be sent, what a bound holds and which fixtures lack", async () => {
  expect(await planFlow(smallContract, shop, nothing)).toEqual({
    name: "shop",
    steps: [
      { operation: "listBooks", effect: "read", held: false },
      { operation: "buyBook", effect: "spend", held: true },
    ],
    codes: 0,
    lacks: ["recipient"],
  });
  const bounds = { ...readsOnly, spend: 1 };
  const open = await planFlow(smallContract, shop, {
    ...{ ...nothing, bounds, fixtures: { recipient: "+1" } },
  });
  expect(open.steps.every(({ held }) => !held)).toBe(true);
  expect(open.lacks).toEqual([]);
});

test("a plan for a sandbox names as many steps as the run then takes, used-up limits included", async () => {
  const report = await runOnSandbox();
  const fixtures = fixturesOfSandbox(contract);
  for (const flow of flows) {
    const bounds = { ...unbounded };
    const planned = await planFlow(contract, flow, { bounds, fixtures, profile: "sandbox" });
    const taken = report.flows.find(({ name }) => name === flow.name)?.steps;
    expect(planned.steps.length, flow.name).toBe(taken?.length);
  }
});

test("codes are read only where they were sent, and only from real phones", async () => {
  const real = {
    bounds: { ...unbounded },
    fixtures: { recipient: "+1" },
    profile: "staging",
  } as const;
  expect(await planFlow(contract, codes, real)).toMatchObject({ codes: 2 });
  expect(await planFlow(contract, codes, { ...real, profile: "sandbox" })).toMatchObject({
    codes: 0,
  });
  expect(await planFlow(contract, codes, { ...real, fixtures: {} })).toMatchObject({ codes: 0 });
  expect(await planFlow(contract, codes, { ...real, bounds: { ...readsOnly } })).toMatchObject({
    codes: 0,
  });
});

test("fixtures that only a sandbox has are not asked for", async () => {
  const { lacks } = await planFlow(contract, codes, nothing);
  expect(lacks).toEqual(["recipient"]);
});
