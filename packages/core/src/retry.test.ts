import { expect, test } from "vitest";
import { isApiError } from "./api-error.ts";
import { isNoAnswerError } from "./no-answer-error.ts";
import { isOutcomeUnknownError } from "./outcome-unknown-error.ts";
import {
  type Answering,
  inTurn,
  refusal,
  reset,
  type Setup,
  silence,
  type ThingMethods,
  thing,
  thingClient,
} from "./testing/thing-client.ts";

const html = (status: number) => () =>
  new Response("<html>Bad Gateway</html>", { status, headers: { "content-type": "text/html" } });
const truncated = () => new Response('{"success": true, "data": {"id"');
const unreachable = (): never => {
  throw new TypeError("fetch failed", {
    cause: Object.assign(new Error(), { code: "ECONNREFUSED" }),
  });
};
const lost = { reset, silence, truncated, "502 in HTML": html(502), "500": refusal(500) };

async function outcome(name: keyof ThingMethods, answers: readonly Answering[], setup: Setup = {}) {
  const client = thingClient(inTurn(...answers), setup);
  const result = await client.clock.runUntil(
    client[name]({ id: 1 }).catch((error: unknown) => error) as Promise<unknown>,
  );
  return { result, sent: client.requests.length };
}

test.each(Object.entries(lost))(
  "a read is sent again when its answer is lost: %s",
  async (_, loss) => {
    expect(await outcome("readThing", [loss, loss, thing])).toEqual({
      result: { id: "1" },
      sent: 3,
    });
  },
);

test.each(Object.entries(lost))("a read is given up after three attempts: %s", async (_, loss) => {
  const { result, sent } = await outcome("readThing", [loss]);
  expect(sent).toBe(3);
  expect(isNoAnswerError(result) || isApiError(result)).toBe(true);
});

test.each(Object.entries(lost))(
  "what changes something is never sent again when its answer is lost: %s",
  async (_, loss) => {
    for (const name of [
      "buyThing",
      "changeThing",
      "buyKeyed",
      "sendThing",
      "sendUrgent",
    ] as const) {
      const { result, sent } = await outcome(name, [loss, thing]);
      expect(sent).toBe(1);
      expect(isOutcomeUnknownError(result)).toBe(true);
    }
  },
);

test("a read whose repeat costs a turn is not sent again, and its outcome is no riddle", async () => {
  const { result, sent } = await outcome("readOnce", [reset, thing]);
  expect(sent).toBe(1);
  expect(isNoAnswerError(result)).toBe(true);
});

test("with replaysKeyed a lost call is sent again if it has a key", async () => {
  const setup = { replaysKeyed: true };
  expect(await outcome("sendThing", [reset, thing], setup)).toMatchObject({ sent: 2 });
  const { result, sent } = await outcome("sendUrgent", [reset, thing], setup);
  expect(sent).toBe(1);
  expect(isOutcomeUnknownError(result)).toBe(true);
});

test("the refusal of a repeat says nothing of the attempt that was lost", async () => {
  const { result } = await outcome("sendThing", [reset, refusal(402)], { replaysKeyed: true });
  expect(isOutcomeUnknownError(result)).toBe(true);
  expect(isApiError((result as Error).cause)).toBe(true);
});

test("an answer that comes after its attempt was given up changes nothing", async () => {
  let answerLate = (_: Response) => {};
  const late = () =>
    new Promise<Response>((resolve) => {
      answerLate = resolve;
    });
  const client = thingClient(
    inTurn(late, () => {
      answerLate(refusal(422)());
      return new Promise((resolve) => setImmediate(() => resolve(refusal(402)())));
    }),
    { replaysKeyed: true, attemptTimeoutMs: 100 },
  );
  const result = await client.clock.runUntil(client.sendThing({}).catch((e: unknown) => e));
  expect(isOutcomeUnknownError(result)).toBe(true);
});

test("a refusal that the contract lists is sent again, any other is not", async () => {
  expect(await outcome("sendThing", [refusal(502), thing])).toMatchObject({ sent: 2 });
  expect(await outcome("sendThing", [refusal(429), thing])).toMatchObject({ sent: 2 });
  expect(await outcome("sendUrgent", [refusal(429), thing])).toMatchObject({ sent: 2 });
  for (const status of [400, 402, 404, 409, 422]) {
    const { result, sent } = await outcome("sendThing", [refusal(status), thing]);
    expect(sent).toBe(1);
    expect(isApiError(result) && result.status).toBe(status);
  }
  for (const name of ["buyThing", "changeThing", "buyKeyed"] as const)
    expect(await outcome(name, [refusal(429), thing])).toMatchObject({ sent: 1 });
});

test("a 502 means that nothing was done only in the service's own words", async () => {
  const { result, sent } = await outcome("sendThing", [html(502), thing]);
  expect(sent).toBe(1);
  expect(isOutcomeUnknownError(result)).toBe(true);
  const refused = await outcome("sendThing", [refusal(502)]);
  expect(refused.sent).toBe(3);
  expect(isApiError(refused.result) && refused.result.status).toBe(502);
});

test("success: false with status 200 is a refusal", async () => {
  const { result, sent } = await outcome("buyThing", [
    () => Response.json({ success: false, message: "No." }),
  ]);
  expect(sent).toBe(1);
  expect(isApiError(result) && result.status).toBe(200);
});

test("a redirect of a read is not asked for again; after what changes something all is open", async () => {
  const redirect = () =>
    new Response(null, { status: 302, headers: { location: "https://else.example" } });
  const read = await outcome("readThing", [redirect]);
  expect(read.sent).toBe(1);
  expect(read.result).toMatchObject({ status: 302 });
  expect((read.result as Error).message).toContain("no redirect is followed");
  // A browser hides a redirect that is not followed behind a response with status 0.
  for (const answer of [redirect, Response.error]) {
    const bought = await outcome("buyThing", [answer]);
    expect(bought.sent).toBe(1);
    expect(isOutcomeUnknownError(bought.result)).toBe(true);
  }
});

test("what changes something is open when its answer has another payload", async () => {
  const { result } = await outcome("buyThing", [() => Response.json({ success: true, data: {} })]);
  expect(isOutcomeUnknownError(result)).toBe(true);
});

test("408 does not say whether the request was carried out", async () => {
  expect(isOutcomeUnknownError((await outcome("buyThing", [refusal(408)])).result)).toBe(true);
});

test("what could not be sent is sent again, and nothing about it is unknown", async () => {
  expect(await outcome("buyThing", [unreachable, unreachable, thing])).toEqual({
    result: { id: "1" },
    sent: 3,
  });
  const { result, sent } = await outcome("buyThing", [unreachable]);
  expect(sent).toBe(3);
  expect(isNoAnswerError(result) && result.message).toBe("buyThing: ECONNREFUSED");
});

test("Retry-After of a read is waited out, if the call has the patience", async () => {
  const client = thingClient(inTurn(refusal(503, { "retry-after": "7" }), thing));
  const started = client.clock.now();
  await client.clock.runUntil(client.readThing({ id: 1 }));
  expect(client.clock.now() - started).toBe(7_000);

  for (const maxWaitMs of [10_000, Number.NaN]) {
    const impatient = thingClient(inTurn(refusal(503, { "retry-after": "11" }), thing));
    const call = impatient.readThing({ id: 1 }, { maxWaitMs }).catch((e: unknown) => e);
    expect(isApiError(await impatient.clock.runUntil(call))).toBe(true);
    expect(impatient.requests).toHaveLength(1);
  }
});

test("an abort ends the pause before a repeat at once", async () => {
  const client = thingClient(inTurn(refusal(503, { "retry-after": "7" })));
  const controller = new AbortController();
  const call = client.readThing({ id: 1 }, { signal: controller.signal });
  await client.clock.advance(1_000);
  controller.abort(new Error("enough"));
  await expect(call).rejects.toThrow("enough");
  expect(client.requests).toHaveLength(1);
});

test("an abort or a time-out does not take a request back", async () => {
  for (const name of ["buyThing", "changeThing", "buyKeyed", "sendThing", "sendUrgent"] as const) {
    const client = thingClient(inTurn(silence));
    const controller = new AbortController();
    const aborted = client[name]({ id: 1 }, { signal: controller.signal }).catch((e: unknown) => e);
    await client.clock.advance(0);
    controller.abort(new Error("enough"));
    const error = await aborted;
    expect(isOutcomeUnknownError(error) && (error.cause as Error).message).toBe("enough");

    const late = client[name]({ id: 1 }, { timeoutMs: 50 }).catch((e: unknown) => e);
    expect(isOutcomeUnknownError(await client.clock.runUntil(late))).toBe(true);
  }
});
