import { expect, test } from "vitest";
import { inTurn, refusal, thing, thingClient } from "./testing/thing-client.ts";

const keys = (requests: Request[]) => requests.map(({ headers }) => headers.get("idempotency-key"));

test("a key goes only where the contract has one", async () => {
  const client = thingClient(thing);
  await client.buyThing({ a: 1 }, { idempotencyKey: "mine" });
  await client.readThing({ id: 1 });
  await client.buyKeyed({ a: 1 });
  expect(keys(client.requests)).toEqual([null, null, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test("a repeat is the same request under the same key", async () => {
  const client = thingClient(inTurn(refusal(502), refusal(502), thing));
  await client.clock.runUntil(client.sendThing({ text: "hi" }));
  const [first, second, third] = keys(client.requests);
  expect(second).toBe(first);
  expect(third).toBe(first);
  const bodies = await Promise.all(client.requests.map((request) => request.text()));
  expect(bodies).toEqual(Array(3).fill('{"text":"hi"}'));
});

test("two calls have two keys", async () => {
  const client = thingClient(thing);
  await client.sendThing({ text: "hi" });
  await client.sendThing({ text: "hi" });
  const [first, second] = keys(client.requests);
  expect(second).not.toBe(first);
});

test.each(["", "two words", "line\nbreak", "Zoë"])(
  "%j is no key of the caller's: nothing is sent, and the error does not show it",
  async (idempotencyKey) => {
    const client = thingClient(thing);
    await expect(client.sendThing({ text: "hi" }, { idempotencyKey })).rejects.toThrow(
      /^idempotencyKey must be visible ASCII, and not empty$/,
    );
    expect(client.requests).toHaveLength(0);
  },
);

test("the caller's own key is taken, from the options or from a request", async () => {
  const client = thingClient(thing);
  await client.sendThing({ text: "hi" }, { idempotencyKey: "mine" });
  await client.fetch("/send", {
    method: "POST",
    body: "{}",
    headers: { "Idempotency-Key": "also mine" },
  });
  expect(keys(client.requests)).toEqual(["mine", "also mine"]);
});
