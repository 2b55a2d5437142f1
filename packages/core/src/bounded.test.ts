import { expect, test } from "vitest";
import { isNoAnswerError } from "./no-answer-error.ts";
import { manualClock } from "./testing/manual-clock.ts";
import { inTurn, silence, thing, thingClient } from "./testing/thing-client.ts";

test("an attempt ends after 30 s, also when fetch pays no attention to its signal", async () => {
  const client = thingClient(inTurn(silence));
  const started = client.clock.now();
  const error = await client.clock.runUntil(client.readOnce({ id: 1 }).catch((e: unknown) => e));
  expect(isNoAnswerError(error) && error.reason).toBe("timeout");
  expect(client.clock.now() - started).toBe(30_000);
  expect(client.requests[0]?.signal.aborted).toBe(true);
});

test("a body that never ends is a time-out too", async () => {
  const client = thingClient(() => new Response(new ReadableStream()));
  const error = await client.clock.runUntil(client.readOnce({ id: 1 }).catch((e: unknown) => e));
  expect(isNoAnswerError(error) && error.reason).toBe("timeout");
});

test("attemptTimeoutMs is for each attempt, and a repeat gets its own", async () => {
  const client = thingClient(inTurn(silence, silence, thing), { attemptTimeoutMs: 100 });
  expect(await client.clock.runUntil(client.readThing({ id: 1 }))).toEqual({ id: "1" });
  expect(client.requests).toHaveLength(3);
});

test("timeoutMs is for the whole call", async () => {
  const client = thingClient(inTurn(silence));
  const started = client.clock.now();
  const call = client.readThing({ id: 1 }, { timeoutMs: 40_000 }).catch((e: unknown) => e);
  const error = await client.clock.runUntil(call);
  expect(error).toMatchObject({
    reason: "timeout",
    message: "readThing: no answer within 40000 ms",
  });
  expect(client.clock.now() - started).toBe(40_000);
  expect(client.requests).toHaveLength(2);
});

test("an abort ends a call at once, with the reason given", async () => {
  const client = thingClient(inTurn(silence));
  const controller = new AbortController();
  const call = client.readThing({ id: 1 }, { signal: controller.signal });
  const reason = new Error("the user left");
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
});

test("a call whose signal is aborted already sends nothing", async () => {
  const client = thingClient(inTurn(thing));
  const signal = AbortSignal.abort(new Error("too late"));
  await expect(client.readThing({ id: 1 }, { signal })).rejects.toThrow("too late");
  await expect(client.readKept({ id: 1 }, { signal })).rejects.toThrow("too late");
  await expect(client.buyThing({}, { signal, timeoutMs: 5 })).rejects.toThrow("too late");
  expect(client.requests).toHaveLength(0);
});

test("an abort ends a call whatever it is about to do", async () => {
  for (let turns = 0; turns < 12; turns++) {
    const clock = manualClock();
    const controller = new AbortController();
    const abortAfterTurns = async () => {
      for (let turn = 0; turn < turns; turn++) await undefined;
      controller.abort(new Error("enough"));
    };
    let isWatching = false;
    const watching = {
      now: clock.now,
      after: (ms: number, wake: () => void) =>
        clock.after(ms, () => {
          wake();
          if (isWatching) abortAfterTurns();
        }),
    };
    const client = thingClient(inTurn(thing, silence), { clock: { ...clock, ...watching } });
    await client.readOnce({ id: 1 });
    isWatching = true;
    const { signal } = controller;
    const call = client.readOnce({ id: 1 }, { signal, maxWaitMs: 900_000 });
    await expect(clock.runUntil(call)).rejects.toThrow("enough");
  }
});

test.each([0, -1, Number.NaN, "soon"])(
  "a time-out of %j is refused, and nothing sent",
  async (ms) => {
    const message = "timeoutMs and attemptTimeoutMs must be numbers above 0";
    const client = thingClient(inTurn(thing), { attemptTimeoutMs: ms as number });
    await expect(client.buyThing({ a: 1 })).rejects.toThrow(message);
    const usual = thingClient(inTurn(thing));
    await expect(usual.buyThing({ a: 1 }, { timeoutMs: ms as number })).rejects.toThrow(message);
    expect([...client.requests, ...usual.requests]).toEqual([]);
  },
);

test("a finished call leaves no timer and no listener behind", async () => {
  const clock = manualClock();
  let timers = 0;
  const counting = {
    ...clock,
    after(ms: number, wake: () => void) {
      timers++;
      const cancel = clock.after(ms, wake);
      return () => {
        timers--;
        cancel();
      };
    },
  };
  const client = thingClient(inTurn(thing), { clock: counting });
  const controller = new AbortController();
  let listeners = 0;
  const { signal } = controller;
  signal.addEventListener = new Proxy(signal.addEventListener, {
    apply: (target, self, args) => {
      listeners++;
      return Reflect.apply(target, self, args);
    },
  });
  signal.removeEventListener = new Proxy(signal.removeEventListener, {
    apply: (target, self, args) => {
      listeners--;
      return Reflect.apply(target, self, args);
    },
  });
  await client.buyThing({ a: 1 }, { signal, timeoutMs: 1000 });
  expect([listeners, timers]).toEqual([0, 0]);
});
