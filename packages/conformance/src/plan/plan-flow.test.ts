import { expect, test } from "vitest";
import type { Flow } from "../flow/flow.ts";
import { readsOnly } from "../target/bounds.ts";
import { smallContract } from "../testing/small-contract.ts";
import { planFlow } from "./plan-flow.ts";

const shop: Flow = {
  name: "shop",
  area: "sms",
  async run({ call, fixture }) {
    fixture("recipient");
    await call("listBooks", { shelf: "sea" });
    await call("buyBook", { id: "a" }, { cost: 3 });
  },
};

test("a plan tells what would be sent, what a bound holds and which fixtures lack", async () => {
  expect(await planFlow(smallContract, shop, { ...readsOnly }, {})).toEqual({
    name: "shop",
    steps: [
      { operation: "listBooks", effect: "read", held: false },
      { operation: "buyBook", effect: "spend", held: true },
    ],
    lacks: ["recipient"],
  });
  const open = await planFlow(smallContract, shop, { ...readsOnly, spend: 1 }, { recipient: "+1" });
  expect(open.steps.every(({ held }) => !held)).toBe(true);
  expect(open.lacks).toEqual([]);
});
