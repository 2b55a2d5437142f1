import { inspect } from "node:util";
import { expect, test } from "vitest";
import { isApiError } from "./api-error.ts";
import { manualClock } from "./testing/manual-clock.ts";
import {
  type Answering,
  inTurn,
  reset,
  type Setup,
  silence,
  type ThingMethods,
  thingClient,
} from "./testing/thing-client.ts";
import { tokenAuth } from "./token-auth.ts";

const KEY = "key-8f2c51";
const TOKEN = "token-77ab12";
const ARGUMENT = { id: "path-5521", recipient: "+2348030000001", nin: "12345678901" };
/** What the service may say of it, in other words than the caller's. */
const ECHO = "2348030000001 of Ada Obi";

function everyWay(secret: string): string[] {
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString("base64")];
}

const canaries = [KEY, TOKEN, ECHO, ...Object.values(ARGUMENT)].flatMap(everyWay);

function allOutputs(error: unknown): string {
  const { message, stack } = error as Error;
  return [
    String(error),
    message,
    stack,
    JSON.stringify(error),
    inspect(error),
    inspect(error, { depth: 10, showHidden: false, getters: true }),
  ].join("\n");
}

const echoed =
  (status: number): Answering =>
  () =>
    Response.json(
      { success: false, message: ECHO, code: ECHO, errors: { nin: [ARGUMENT.nin] }, token: TOKEN },
      { status, headers: { "x-echo": KEY, "retry-after": "100" } },
    );

const failures: Record<string, Answering> = {
  refused: echoed(422),
  "refused with 401": echoed(401),
  limited: echoed(429),
  "provider refused": echoed(502),
  broken: echoed(500),
  "in HTML": () => new Response(`<html>${ECHO} ${KEY}`, { status: 502 }),
  unreadable: () => new Response(`{"data": {"id": "${ECHO}", "token": "${TOKEN}`),
  "another payload": () => Response.json({ success: true, data: { name: ECHO } }),
  redirected: () =>
    new Response(null, { status: 302, headers: { location: `https://x.example/?k=${KEY}` } }),
  reset,
  silence,
};

const calls = ["readThing", "readOnce", "buyThing", "buyKeyed", "sendThing"] as const;
const setups: Record<string, Setup> = {
  "with a key": { apiKey: KEY },
  "with a token": {
    apiKey: KEY,
    auth: tokenAuth(manualClock(), async () => ({ value: TOKEN, lifetimeSeconds: 86_400 })),
  },
};

test.each(Object.entries(failures))(
  "no secret and no personal value is in any output of the error of a call that was %s",
  async (_, failing) => {
    for (const setup of Object.values(setups))
      for (const name of calls) {
        const client = thingClient(inTurn(failing), setup);
        const call = (client[name] as ThingMethods["readThing"])(ARGUMENT);
        const error = await client.clock.runUntil(call.catch((e: unknown) => e));
        expect(error).toBeInstanceOf(Error);
        const outputs = allOutputs(error);
        for (const canary of canaries) expect(outputs).not.toContain(canary);
      }
  },
);

test("what is hidden is there for one who asks", async () => {
  const client = thingClient(inTurn(echoed(422)));
  const error = await client.buyThing(ARGUMENT).catch((e: unknown) => e);
  expect(isApiError(error) && error.body).toMatchObject({ message: ECHO });
});

test("a client shows no credential", async () => {
  for (const setup of Object.values(setups)) {
    const client = thingClient(inTurn(reset), setup);
    const { requests, clock, ...rest } = client;
    const outputs = inspect(rest, { depth: 10, showHidden: true }) + JSON.stringify(rest);
    for (const canary of canaries) expect(outputs).not.toContain(canary);
  }
});

test("an error can be read: what was called, what happened, and which kind it is", async () => {
  const client = thingClient(inTurn(echoed(422)));
  const error = await client.buyThing(ARGUMENT).catch((e: unknown) => e);
  expect((error as Error).stack?.split("\n")[0]).toBe("ApiError: buyThing: refused with 422");
  expect(inspect(error)).toContain("operationId: 'buyThing'");
  expect(inspect(error)).toContain("status: 422");
  expect(inspect(error)).toContain("errors.test.ts");
});
