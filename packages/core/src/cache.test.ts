import { expect, test } from "vitest";
import { isApiError } from "./api-error.ts";
import { isRateLimitError } from "./rate-limit-error.ts";
import { retrievedAt } from "./retrieved-at.ts";
import { manualClock } from "./testing/manual-clock.ts";
import { inTurn, refusal, reset, silence, thing, thingClient } from "./testing/thing-client.ts";

const MINUTE_MS = 60_000;

test("an answer is used again for as long as the contract says", async () => {
  const client = thingClient(thing);
  await client.readKept({ id: 1 });
  await client.clock.advance(15 * MINUTE_MS - 1);
  await client.readKept({ id: 1 });
  expect(client.requests).toHaveLength(1);
  await client.clock.advance(1);
  await client.readKept({ id: 1 });
  expect(client.requests).toHaveLength(2);
});

test("what the contract does not let keep is asked for each time", async () => {
  const client = thingClient(thing);
  await client.readThing({ id: 1 });
  await client.readThing({ id: 1 });
  expect(client.requests).toHaveLength(2);
});

test("a hundred equal calls at once are one request", async () => {
  const client = thingClient(thing);
  const all = await Promise.all(Array.from({ length: 100 }, () => client.readKept({ id: 1 })));
  expect(all).toEqual(Array(100).fill({ id: "1" }));
  expect(client.requests).toHaveLength(1);
});

test("other arguments are another answer", async () => {
  const client = thingClient(() => Response.json([]));
  await client.listThings({ country: "NG" });
  await client.listThings({ country: "GH" });
  await client.listThings();
  expect(client.requests).toHaveLength(3);
});

test("two clients keep nothing in common", async () => {
  const [one, other] = [thingClient(thing), thingClient(thing)];
  await one.readKept({ id: 1 });
  await other.readKept({ id: 1 });
  expect(other.requests).toHaveLength(1);
});

test("no caller can change what another one gets", async () => {
  const client = thingClient(thing);
  const first = await client.readKept({ id: 1 });
  first.id = "changed";
  expect(await client.readKept({ id: 1 })).toEqual({ id: "1" });
});

test("the age of an answer can be seen", async () => {
  const client = thingClient(thing);
  const start = client.clock.now();
  expect(retrievedAt(await client.readKept({ id: 1 }))?.getTime()).toBe(start);
  await client.clock.advance(5 * MINUTE_MS);
  expect(retrievedAt(await client.readKept({ id: 1 }))?.getTime()).toBe(start);
  expect(retrievedAt(await client.readThing({ id: 1 }))).toBeUndefined();
});

test("a fresh answer that is refused or fails leaves the one that is kept", async () => {
  const client = thingClient(inTurn(thing, reset));
  await client.readKept({ id: 1 });
  await expect(client.readKept({ id: 1 }, { fresh: true })).rejects.toSatisfy(isRateLimitError);
  expect(await client.readKept({ id: 1 })).toEqual({ id: "1" });
  const lost = client.readKept({ id: 1 }, { fresh: true, maxWaitMs: 15 * MINUTE_MS });
  await client.clock.advance(14 * MINUTE_MS);
  expect(await client.readKept({ id: 1 })).toEqual({ id: "1" });
  await expect(client.clock.runUntil(lost)).rejects.toThrow("readKept: no answer");
});

test("a call waits no longer than its own maxWaitMs for the turn of one with more patience", async () => {
  const client = thingClient(thing);
  const start = client.clock.now();
  await client.readOnce({ id: 1 });
  const patient = client.readKept({ id: 1 }, { maxWaitMs: 15 * MINUTE_MS });
  const error = await client.readKept({ id: 1 }).catch((e: unknown) => e);
  expect(isRateLimitError(error) && error.retryAt.getTime()).toBe(start + 15 * MINUTE_MS);
  expect(await client.clock.runUntil(patient)).toEqual({ id: "1" });
});

test("a request goes on when its only caller gives up, and its answer is kept", async () => {
  const client = thingClient(thing);
  const controller = new AbortController();
  const call = client.readKept({ id: 1 }, { signal: controller.signal });
  await client.clock.advance(0);
  controller.abort(new Error("enough"));
  await call.catch(() => {});
  expect(await client.readKept({ id: 1 })).toEqual({ id: "1" });
  expect(client.requests).toHaveLength(1);
});

test("a request whose turn came early is shared by those with less patience", async () => {
  let fail = (_: Error) => {};
  const failing = new Promise<never>((_, reject) => {
    fail = reject;
  });
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const client = thingClient(() => answered, {
    auth: (next) => (call) => (call.operationId === "readOnce" ? failing : next(call)),
  });
  const before = client.readOnce({ id: 1 });
  const patient = client.readKept({ id: 1 }, { maxWaitMs: 15 * MINUTE_MS });
  fail(new Error("no credential"));
  await expect(before).rejects.toThrow("no credential");
  const impatient = client.readKept({ id: 1 });
  answer(thing());
  expect(await Promise.all([patient, impatient])).toEqual([{ id: "1" }, { id: "1" }]);
  expect(client.requests).toHaveLength(1);
});

test("an answer from the future is asked for again: the clock was set back", async () => {
  const clock = manualClock();
  let setBackMs = 0;
  const client = thingClient(() => Response.json([]), {
    clock: { ...clock, now: () => clock.now() - setBackMs },
  });
  await client.listThings();
  setBackMs = 24 * 60 * MINUTE_MS;
  await client.listThings();
  expect(client.requests).toHaveLength(2);
});

test("fresh asks the service, waits its turn, and renews what is kept", async () => {
  const client = thingClient(inTurn(thing, () => Response.json({ id: "2" })));
  await client.readKept({ id: 1 });
  await client.clock.advance(14 * MINUTE_MS);
  await expect(client.readKept({ id: 1 }, { fresh: true })).rejects.toSatisfy(isRateLimitError);
  const fresh = client.readKept({ id: 1 }, { fresh: true, maxWaitMs: MINUTE_MS });
  expect(await client.clock.runUntil(fresh)).toEqual({ id: "2" });
  expect(await client.readKept({ id: 1 })).toEqual({ id: "2" });
  expect(client.requests).toHaveLength(2);
});

test.each([reset, refusal(404), () => new Response("<html>"), () => Response.json({ a: 1 })])(
  "a failure is not kept (%#)",
  async (failing) => {
    const client = thingClient(inTurn(failing, failing, failing, () => Response.json([])));
    await client.clock.runUntil(client.listThings().catch(() => {}));
    const before = client.requests.length;
    await client.clock.runUntil(client.listThings().catch(() => {}));
    expect(client.requests.length).toBeGreaterThan(before);
  },
);

test("those who share a request share its failure", async () => {
  const client = thingClient(inTurn(refusal(404)));
  const calls = [client.readKept({ id: 1 }), client.readKept({ id: 1 })];
  for (const call of calls) await expect(call).rejects.toSatisfy((e) => isApiError(e));
  expect(client.requests).toHaveLength(1);
});

test("the abort of one caller leaves the others their answer", async () => {
  const client = thingClient(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return thing();
  });
  const controller = new AbortController();
  const aborted = client.readKept({ id: 1 }, { signal: controller.signal });
  const other = client.readKept({ id: 1 });
  controller.abort(new Error("enough"));
  await expect(aborted).rejects.toThrow("enough");
  expect(await other).toEqual({ id: "1" });
});

test("a call that changes something drops what is kept of it, also when its outcome is unknown", async () => {
  for (const answer of [() => Response.json({ success: true, data: null }), reset]) {
    const client = thingClient((request) => (request.method === "GET" ? thing() : answer()));
    await client.readKept({ id: "a" });
    await client.readKept({ id: "b" });
    await client.changeThing({ id: "a" }).catch(() => {});
    await client.readKept({ id: "b" });
    expect(client.requests).toHaveLength(3);
    await client.clock.runUntil(client.readKept({ id: "a" }, { maxWaitMs: 15 * MINUTE_MS }));
    expect(client.requests).toHaveLength(4);
  }
});

test("what is dropped is what was asked for, though the caller has changed its argument since", async () => {
  const client = thingClient((request) =>
    request.method === "GET" ? thing() : Response.json({ success: true, data: null }),
  );
  const args = { id: "a" };
  const read = client.readKept(args);
  args.id = "b";
  await read;
  await client.changeThing({ id: "a" });
  await expect(client.readKept({ id: "a" })).rejects.toSatisfy(isRateLimitError);
});

test("an answer that was under way during a change is not kept", async () => {
  let answerRead = (_: Response) => {};
  const client = thingClient((request) =>
    request.method === "GET"
      ? new Promise<Response>((resolve) => {
          answerRead = resolve;
        })
      : Response.json({ success: true, data: null }),
  );
  const before = client.readKept({ id: 1 });
  await client.clock.advance(0);
  await client.changeThing({ id: 1 });
  answerRead(thing());
  await before;
  const after = client.readKept({ id: 1 }).catch((error: unknown) => error);
  expect(isRateLimitError(await after)).toBe(true);
});

test("a bounded number of answers is kept, the latest", async () => {
  const client = thingClient(thing);
  for (let id = 0; id <= 1000; id++) await client.readKept({ id });
  await client.readKept({ id: 1000 });
  await client.readKept({ id: 1 });
  expect(client.requests).toHaveLength(1001);
  await client.clock.runUntil(client.readKept({ id: 0 }, { maxWaitMs: 15 * MINUTE_MS }));
  expect(client.requests).toHaveLength(1002);
});

test("a shared request that hangs is bounded by the attempt time-out", async () => {
  const client = thingClient(inTurn(silence));
  const calls = [client.readKept({ id: 1 }), client.readKept({ id: 1 }, { timeoutMs: 100 })];
  const outcomes = await client.clock.runUntil(Promise.allSettled(calls));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
