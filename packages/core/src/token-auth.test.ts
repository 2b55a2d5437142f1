import { describe, expect, test } from "vitest";
import { isApiError } from "./api-error.ts";
import { isNoAnswerError } from "./no-answer-error.ts";
import { type ManualClock, manualClock } from "./testing/manual-clock.ts";
import { inTurn, refusal, thing, thingClient } from "./testing/thing-client.ts";
import { type Token, tokenAuth } from "./token-auth.ts";

const DAY_S = 86_400;
const later = () => new Promise((resolve) => setImmediate(resolve));

function setUp(
  answer: (request: Request) => Response | Promise<Response> = thing,
  exchange?: (count: number) => Token | Promise<Token>,
) {
  const clock: ManualClock = manualClock();
  let exchanges = 0;
  const client = thingClient(answer, {
    clock,
    auth: tokenAuth(clock, async () => {
      const count = ++exchanges;
      await later();
      return exchange ? exchange(count) : { value: `token-${count}`, lifetimeSeconds: DAY_S };
    }),
  });
  const sentTokens = () => client.requests.map(({ headers }) => headers.get("authorization"));
  return { client: { ...client, clock }, sentTokens, exchanges: () => exchanges };
}

test("a hundred concurrent first calls make one exchange", async () => {
  const { client, exchanges } = setUp();
  await Promise.all(Array.from({ length: 100 }, (_, id) => client.readThing({ id })));
  expect(exchanges()).toBe(1);
  expect(client.requests).toHaveLength(100);
});

test("a token is used until five minutes before its end, then replaced by one exchange", async () => {
  const { client, sentTokens, exchanges } = setUp();
  await client.readThing({ id: 1 });
  await client.clock.advance((DAY_S - 301) * 1000);
  await client.readThing({ id: 1 });
  expect(exchanges()).toBe(1);
  await client.clock.advance(1000);
  await Promise.all([client.readThing({ id: 1 }), client.readThing({ id: 2 })]);
  expect(exchanges()).toBe(2);
  expect(sentTokens()).toEqual([
    "Bearer token-1",
    "Bearer token-1",
    "Bearer token-2",
    "Bearer token-2",
  ]);
});

test("the life of a token counts from before its exchange", async () => {
  const { client, sentTokens } = setUp(thing, async (count) => {
    await client.clock.advance(60_000);
    return { value: `token-${count}`, lifetimeSeconds: 100 };
  });
  await client.readThing({ id: 1 });
  await client.readThing({ id: 1 });
  expect(sentTokens()).toEqual(["Bearer token-1", "Bearer token-2"]);
});

test("a token that lives for less than ten minutes is used for half of its life", async () => {
  const { client, exchanges } = setUp(thing, () => ({ value: "token", lifetimeSeconds: 100 }));
  await client.readThing({ id: 1 });
  await client.clock.advance(49_000);
  await client.readThing({ id: 1 });
  expect(exchanges()).toBe(1);
  await client.clock.advance(1_000);
  await client.readThing({ id: 1 });
  expect(exchanges()).toBe(2);
});

test("a token that ends while a call waits for its turn is replaced before the call is sent", async () => {
  const { client, sentTokens } = setUp(thing, (count) => ({
    value: `token-${count}`,
    lifetimeSeconds: 1_000,
  }));
  await client.readOnce({ id: 1 });
  await client.clock.runUntil(client.readOnce({ id: 1 }, { maxWaitMs: 900_000 }));
  expect(sentTokens()).toEqual(["Bearer token-1", "Bearer token-2"]);
});

test("an abort ends the wait for an exchange that hangs", async () => {
  const { client } = setUp(thing, () => new Promise(() => {}));
  const controller = new AbortController();
  const call = client.buyThing({ a: 1 }, { signal: controller.signal });
  await client.clock.advance(0);
  controller.abort(new Error("enough"));
  await expect(call).rejects.toThrow("enough");
});

test("a failed exchange fails those who waited, and poisons nothing", async () => {
  const { client, exchanges } = setUp(thing, (count) => {
    if (count === 1) throw new Error("exchange failed");
    return { value: "token", lifetimeSeconds: DAY_S };
  });
  const calls = await Promise.allSettled([client.readThing({ id: 1 }), client.buyThing({ a: 1 })]);
  for (const call of calls) expect(call).toMatchObject({ reason: { message: "exchange failed" } });
  expect(exchanges()).toBe(1);
  expect(client.requests).toHaveLength(0);
  expect(await client.readThing({ id: 1 })).toEqual({ id: "1" });
});

test("one who gives up waiting for the exchange does not end it for the others", async () => {
  const { client, exchanges } = setUp();
  const controller = new AbortController();
  const aborted = client.readThing({ id: 1 }, { signal: controller.signal });
  const other = client.readThing({ id: 2 });
  controller.abort(new Error("enough"));
  await expect(aborted).rejects.toThrow("enough");
  expect(await other).toEqual({ id: "1" });
  expect(exchanges()).toBe(1);
});

describe("a call answered 401", () => {
  const rejects = (token: string) => (request: Request) =>
    request.headers.get("authorization") === `Bearer ${token}` ? refusal(401)() : thing();

  test("is sent once more under a new token, whatever it does", async () => {
    const { client, sentTokens } = setUp(rejects("token-1"));
    expect(await client.buyThing({ a: 1 })).toEqual({ id: "1" });
    expect(sentTokens()).toEqual(["Bearer token-1", "Bearer token-2"]);
    expect(await client.requests[1]?.json()).toEqual({ a: 1 });
  });

  test("is sent no third time", async () => {
    const { client, exchanges } = setUp(refusal(401));
    const error = await client.readThing({ id: 1 }).catch((e: unknown) => e);
    expect(isApiError(error) && error.status).toBe(401);
    expect(client.requests).toHaveLength(2);
    expect(exchanges()).toBe(2);
  });

  test("makes one exchange when many are", async () => {
    const { client, exchanges } = setUp(rejects("token-1"));
    await Promise.all(Array.from({ length: 50 }, (_, id) => client.readThing({ id })));
    expect(exchanges()).toBe(2);
  });

  test("after the token was replaced does not throw the new one away", async () => {
    let answerSlowly = (_: Response) => {};
    const { client, exchanges } = setUp((request) => {
      if (request.url.endsWith("/slow"))
        return request.headers.get("authorization") === "Bearer token-1"
          ? new Promise<Response>((resolve) => {
              answerSlowly = resolve;
            })
          : thing();
      return rejects("token-1")(request);
    });
    const slow = client.readThing({ id: "slow" });
    await later();
    await later();
    await client.readThing({ id: 1 });
    answerSlowly(refusal(401)());
    await slow;
    expect(exchanges()).toBe(2);
  });
});

test.each(["", " ", "two words", "line\nbreak", "Zoë", undefined, null])(
  "a token that no header can carry is refused and not shown: %j",
  async (value) => {
    const { client } = setUp(thing, () => ({ value: value as string, lifetimeSeconds: DAY_S }));
    const error = await client.readThing({ id: 1 }).catch((e: unknown) => e);
    expect((error as Error).message).toBe("access_token must be visible ASCII, and not empty");
    expect(client.requests).toHaveLength(0);
  },
);

test("a lifetime that is no number makes the token good for one call", async () => {
  const { client, exchanges } = setUp(thing, () => ({
    value: "token",
    lifetimeSeconds: "soon" as unknown as number,
  }));
  await client.readThing({ id: 1 });
  await client.readThing({ id: 1 });
  expect(exchanges()).toBe(2);
});

test("a failed exchange is no reason to repeat the call, or to call its outcome unknown", async () => {
  const lost = thingClient(
    inTurn(() => {
      throw new TypeError("fetch failed");
    }),
  );
  const failure = await lost.readOnce({ id: 1 }).catch((e: unknown) => e);
  const { client, exchanges } = setUp(thing, () => {
    throw failure;
  });
  const error = await client.buyThing({ a: 1 }).catch((e: unknown) => e);
  expect(isNoAnswerError(error)).toBe(true);
  expect(exchanges()).toBe(1);
});
