import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { isApiError } from "./api-error.ts";
import { isRateLimitError } from "./rate-limit-error.ts";
import { manualClock } from "./testing/manual-clock.ts";
import { inTurn, refusal, reset, silence, thing, thingClient } from "./testing/thing-client.ts";

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

test("as many calls as the bucket allows go at once, the next when a place is free again", async () => {
  const client = thingClient(thing, { maxWaitMs: 120_000 });
  const started = client.clock.now();
  const calls = Array.from({ length: 12 }, async () => {
    await client.sendThing({});
    return client.clock.now() - started;
  });
  const ends = await client.clock.runUntil(Promise.all(calls));
  expect(ends).toEqual([...Array(5).fill(0), ...Array(5).fill(60_000), ...Array(2).fill(120_000)]);
});

test("a place is counted from the end of its call", async () => {
  let clock = { advance: async (_: number) => {} };
  const slow = async () => {
    await clock.advance(20_000);
    return thing();
  };
  const client = thingClient(inTurn(slow, thing), { maxWaitMs: 120_000 });
  clock = client.clock;
  const started = client.clock.now();
  await client.readOnce({ id: 1 });
  await client.clock.runUntil(client.readOnce({ id: 1 }, { maxWaitMs: 900_000 }));
  expect(client.clock.now() - started).toBe(920_000);
});

test("operations share a bucket where the contract says so", async () => {
  const client = thingClient(thing);
  for (let i = 0; i < 5; i++) await client.sendUrgent({});
  expect(isRateLimitError(await failure(client.sendThing({})))).toBe(true);
});

test("a bucket per value counts each value by itself", async () => {
  const client = thingClient(thing);
  await client.readOnce({ id: "a" });
  await client.readOnce({ id: "b" });
  expect(isRateLimitError(await failure(client.readOnce({ id: "a" })))).toBe(true);
  expect(client.requests).toHaveLength(2);
});

test("a turn further off than maxWaitMs is refused at once, with its time", async () => {
  const client = thingClient(thing);
  await client.readOnce({ id: 1 });
  const error = await failure(client.readOnce({ id: 1 }));
  expect(isRateLimitError(error) && error.retryAt.getTime()).toBe(client.clock.now() + 900_000);
  expect((error as Error).message).toBe(
    "readOnce: no room in the budget before 2026-01-15T09:15:00.000Z",
  );
  expect(client.requests).toHaveLength(1);
});

test("the time counts those who wait before", async () => {
  const client = thingClient(thing, { maxWaitMs: 60_000 });
  const waiting = Array.from({ length: 10 }, () => client.sendThing({}));
  const error = await failure(client.sendThing({}));
  expect(isRateLimitError(error) && error.retryAt.getTime()).toBe(client.clock.now() + 120_000);
  await client.clock.runUntil(Promise.all(waiting));
});

test("a turn that comes later than expected is refused when the patience is over", async () => {
  const client = thingClient(inTurn(silence), { attemptTimeoutMs: 90_000, maxWaitMs: 60_000 });
  const slow = Array.from({ length: 5 }, () => failure(client.sendThing({})));
  const started = client.clock.now();
  const error = await client.clock.runUntil(failure(client.sendThing({})));
  expect(isRateLimitError(error)).toBe(true);
  expect(client.clock.now() - started).toBe(60_000);
  await client.clock.runUntil(Promise.all(slow));
});

test("the urgent operation goes before 400 that wait", async () => {
  const client = thingClient(thing, { maxWaitMs: Number.POSITIVE_INFINITY });
  const order: string[] = [];
  const bulk = Array.from({ length: 405 }, () =>
    client.sendThing({}).then(() => order.push("bulk")),
  );
  const code = client.sendUrgent({}).then(() => order.push("code"));
  await client.clock.advance(60_000);
  await code;
  expect(order.indexOf("code")).toBe(5);
  expect(order).toHaveLength(10);
  await client.clock.runUntil(Promise.all(bulk));
});

test("what waits behind the urgent operation does not count against its patience", async () => {
  const client = thingClient(thing);
  const bulk = Array.from({ length: 20 }, () =>
    client.sendThing({}, { maxWaitMs: Number.POSITIVE_INFINITY }),
  );
  const code = client.sendUrgent({}, { maxWaitMs: 60_000 });
  expect(await client.clock.runUntil(code)).toEqual({ id: "1" });
  await client.clock.runUntil(Promise.all(bulk));
});

test("an abort ends the wait at once and frees the turn for the next", async () => {
  const client = thingClient(thing, { maxWaitMs: 120_000 });
  for (let i = 0; i < 5; i++) await client.sendThing({});
  const controller = new AbortController();
  const aborted = failure(client.sendThing({}, { signal: controller.signal }));
  const next = Array.from({ length: 5 }, () => client.sendThing({}));
  controller.abort(new Error("enough"));
  expect(await aborted).toMatchObject({ message: "enough" });
  await client.clock.advance(60_000);
  await Promise.all(next);
  expect(client.requests).toHaveLength(10);
});

test("a call that sent nothing gives its place back at once", async () => {
  const unreachable = () => {
    throw new TypeError("fetch failed", { cause: { code: "ENOTFOUND" } });
  };
  const client = thingClient(inTurn(unreachable, thing));
  expect(await client.clock.runUntil(client.readOnce({ id: 1 }))).toEqual({ id: "1" });
  expect(isRateLimitError(await failure(client.readOnce({ id: 1 })))).toBe(true);
});

test("a call whose answer was lost has used its place", async () => {
  const client = thingClient(inTurn(reset, thing));
  await failure(client.readOnce({ id: 1 }));
  expect(isRateLimitError(await failure(client.readOnce({ id: 1 })))).toBe(true);
});

test("what fails after its attempt was given up gives no place back", async () => {
  let failLate = () => {};
  const late = () =>
    new Promise<Response>((_, reject) => {
      failLate = () => reject(new TypeError("fetch failed", { cause: { code: "ENOTFOUND" } }));
    });
  const lost = async () => {
    failLate();
    await new Promise((resolve) => setImmediate(resolve));
    return reset();
  };
  const client = thingClient(inTurn(late, lost, thing), {
    replaysKeyed: true,
    attemptTimeoutMs: 100,
    maxWaitMs: 0,
  });
  await client.clock.runUntil(client.sendThing({}));
  const others = await Promise.all([1, 2, 3].map(() => failure(client.sendThing({}))));
  expect(others.map(isRateLimitError)).toEqual([false, false, true]);
});

test("a 429 closes the bucket for all until Retry-After is over", async () => {
  const client = thingClient(inTurn(refusal(429, { "retry-after": "8" }), thing));
  const started = client.clock.now();
  const ends = Promise.all(
    [client.sendThing({}), client.sendUrgent({})].map(async (call) => {
      await call;
      return client.clock.now() - started;
    }),
  );
  // Both were sent before the answer came; the one that was refused waits, and so does a new one.
  const late = client.clock.after(1_000, () => {});
  await client.clock.advance(1_000);
  late();
  const third = client.sendThing({}).then(() => client.clock.now() - started);
  expect(await client.clock.runUntil(ends)).toEqual([8_000, 0]);
  expect(await third).toBe(8_000);
});

test("a Retry-After beyond maxWaitMs is not waited for", async () => {
  const client = thingClient(inTurn(refusal(429, { "retry-after": "700" }), thing));
  const error = await client.clock.runUntil(failure(client.sendThing({})));
  expect(isRateLimitError(error) && error.retryAt.getTime()).toBe(client.clock.now() + 700_000);
  expect(client.requests).toHaveLength(1);
});

test.each([{}, { "retry-after": "soon" }, { "retry-after": "99999999999" }])(
  "a 429 without a Retry-After of use is tried again shortly, then its period is named: %j",
  async (headers) => {
    const client = thingClient(inTurn(refusal(429, headers as Record<string, string>)));
    const error = await client.clock.runUntil(failure(client.sendThing({})));
    expect(client.requests).toHaveLength(3);
    const periodEnd = Math.floor(client.clock.now()) + 60_000;
    expect(isRateLimitError(error) && error.retryAt.getTime()).toBe(periodEnd);
    expect(isApiError((error as Error).cause)).toBe(true);
  },
);

test("waiting twice in a call uses the same patience", async () => {
  const wait = refusal(429, { "retry-after": "6" });
  const client = thingClient(inTurn(wait, wait, thing));
  const error = await client.clock.runUntil(failure(client.sendThing({})));
  expect(isRateLimitError(error)).toBe(true);
  expect(client.requests).toHaveLength(2);
});

test("a 429 of an operation without a bucket is thrown as it is", async () => {
  const client = thingClient(inTurn(refusal(429)));
  const error = await failure(client.buyThing({}));
  expect(isApiError(error) && error.status).toBe(429);
});

test("a maxWaitMs of undefined is the client's own", async () => {
  const client = thingClient(thing);
  for (let i = 0; i < 5; i++) await client.sendThing({});
  await client.clock.advance(55_000);
  const patient = client.sendThing({}, { maxWaitMs: undefined as unknown as number });
  expect(await client.clock.runUntil(patient)).toEqual({ id: "1" });
});

test("a clock that is set back closes a bucket for a period at most", async () => {
  const clock = manualClock();
  let setBackMs = 0;
  const client = thingClient(thing, {
    clock: { ...clock, now: () => clock.now() - setBackMs },
    maxWaitMs: 60_000,
  });
  for (let i = 0; i < 5; i++) await client.sendThing({});
  setBackMs = 3_600_000;
  expect(await clock.runUntil(client.sendThing({}))).toEqual({ id: "1" });
});

test("a call pays for a few looks at other windows, however many there are", async () => {
  const clock = manualClock();
  let looks = 0;
  const now = () => {
    looks++;
    return clock.now();
  };
  const client = thingClient(thing, { clock: { ...clock, now } });
  for (let id = 0; id < 4_000; id++) await client.readOnce({ id });
  expect(looks / 4_000).toBeLessThan(20);
});

test("a budget of many values takes no memory for those that lie idle", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const heapBytes = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const client = thingClient(thing);
  await client.readOnce({ id: "never idle" });
  const useValues = async (first: number) => {
    const busy = client.readOnce({ id: "never idle" }, { maxWaitMs: 900_000 });
    for (let id = first; id < first + 1_000; id++) await client.readOnce({ id });
    client.requests.length = 0;
    await client.clock.advance(900_000);
    await busy;
  };
  await useValues(0);
  const before = heapBytes();
  for (let batch = 1; batch <= 10; batch++) await useValues(batch * 1_000);
  expect((heapBytes() - before) / 10_000).toBeLessThan(600);
});

test("however many values there are, a window that counts is kept", async () => {
  const client = thingClient(thing);
  await client.readOnce({ id: "kept" });
  await client.clock.advance(600_000);
  for (let id = 0; id < 1500; id++) await client.readOnce({ id });
  expect(isRateLimitError(await failure(client.readOnce({ id: "3" })))).toBe(true);
  expect(isRateLimitError(await failure(client.readOnce({ id: "kept" })))).toBe(true);
  await client.clock.advance(300_000);
  await client.readOnce({ id: "kept" });
});
