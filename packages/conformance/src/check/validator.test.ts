import { expect, test } from "vitest";
import type { Contract } from "../contract/contract.ts";
import type { Schema } from "../contract/schema.ts";
import type { Flow } from "../flow/flow.ts";
import { run } from "../run.ts";
import { chooseScope } from "../scope.ts";
import { readsOnly } from "../target/bounds.ts";
import { serve } from "../testing/serve.ts";
import { goodList, smallContract } from "../testing/small-contract.ts";

const browse: Flow = {
  name: "browse",
  area: "sms",
  async run({ call, shape }) {
    shape(await call("listBooks", { shelf: "sea" }), "SMS-001");
  },
};

/** The small contract with another schema for a message that a good target never sends. */
function withMessage(message: Schema): Contract {
  const address =
    [...smallContract.components.keys()].find((one) => one.endsWith("/Refusal")) ?? "";
  const refusal = { type: "object", properties: { message } };
  return {
    ...smallContract,
    components: new Map([...smallContract.components, [address, refusal]]),
  };
}

async function runWith(message: Schema): Promise<{ requests: number; error: string }> {
  await using target = await serve(() => ({ headers: { "x-total": "1" }, body: goodList }));
  const contract = withMessage(message);
  const error = await run(contract, {
    ...{ target: new URL(target.url), profile: "staging", bounds: readsOnly, fixtures: {} },
    credentials: { sms: "s3cret-key" },
    scope: await chooseScope(contract, [browse], {}),
  }).then(
    ({ errors }) => errors.join(),
    (caught: Error) => caught.message,
  );
  return { requests: target.received.length, error };
}

test.each([
  ["a keyword that nobody knows", { type: "string", fromat: "uuid" }, "fromat"],
  ["a format that nobody knows", { type: "string", format: "iso-8061" }, "iso-8061"],
  ["a type that nobody knows", { type: "strng" }, "strng"],
  ["a bound that is no number", { type: "string", maxLength: "3" }, "maxLength"],
])("%s ends the run before anything is sent", async (_, message, named) => {
  const { requests, error } = await runWith(message);
  expect(error).toContain(named);
  expect(requests).toBe(0);
});

test("extensions and formats of the contract's own are known", async () => {
  const message = { type: "string", format: "iso-8601", "x-anything": 1, example: "2026-01-15" };
  expect(await runWith(message)).toEqual({ requests: 1, error: "" });
});
