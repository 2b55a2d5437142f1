import { expect, test, vi } from "vitest";
import { isApiError } from "./api-error.ts";
import { isNoAnswerError } from "./no-answer-error.ts";
import { inTurn, refusal, thing, thingClient } from "./testing/thing-client.ts";

test("path values go into the path, the rest into the query of a GET or the body of a POST", async () => {
  const client = thingClient((request) =>
    request.method === "GET" ? thing() : Response.json({ success: true, data: null }),
  );
  await client.readThing({ id: "a/b", language: "en" });
  await client.changeThing({ id: 7, name: "Zoë" });
  const [read, change] = client.requests;
  expect(read?.url).toBe("https://service.example/things/a%2Fb?language=en");
  expect(read?.headers.get("content-type")).toBeNull();
  expect(change?.url).toBe("https://service.example/things/7");
  expect(change?.headers.get("content-type")).toBe("application/json");
  expect(await change?.json()).toEqual({ name: "Zoë" });
});

test("a POST without arguments has no body", async () => {
  const client = thingClient(() => new Response("a,b\n1,2\n"));
  expect(await client.exportThings()).toBe("a,b\n1,2\n");
  expect(client.requests[0]?.body).toBeNull();
});

test("a value that cannot stand in the path sends nothing", async () => {
  const client = thingClient(thing);
  await expect(client.readThing({ id: ".." })).rejects.toThrow(/^id must be/);
  expect(client.requests).toHaveLength(0);
});

test("a base URL may have a path and a trailing slash", async () => {
  const client = thingClient(thing, { baseUrl: "https://service.example/api/" });
  await client.readThing({ id: 1 });
  await client.fetch("/things/1");
  expect(client.requests.map(({ url }) => url)).toEqual(
    Array(2).fill("https://service.example/api/things/1"),
  );
});

test.each([
  "",
  "service.example",
  "ftp://service.example",
  "https://user:secret@service.example",
  "https://service.example/?key=secret",
  "https://service.example/#top",
  undefined,
])("%j is no base URL, and the error does not show it", (baseUrl) => {
  const error = (() => {
    try {
      return thingClient(thing, { baseUrl: baseUrl as string });
    } catch (e) {
      return e;
    }
  })();
  expect(error).toBeInstanceOf(TypeError);
  expect((error as Error).message).toMatch(/^baseUrl must be/);
  expect((error as Error).message).not.toContain("secret");
});

test.each(["", "two words", "line\nbreak", "ключ", undefined, null])(
  "%j is no key, and the error does not show it",
  (apiKey) => {
    expect(() => thingClient(thing, { apiKey: apiKey as string })).toThrow(
      "apiKey must be visible ASCII, and not empty",
    );
  },
);

test("a web page is refused unless it is allowed", () => {
  vi.stubGlobal("document", {});
  try {
    expect(() => thingClient(thing)).toThrow("dangerouslyAllowBrowser");
    thingClient(thing, { dangerouslyAllowBrowser: true });
  } finally {
    vi.unstubAllGlobals();
  }
});

test("one who replaces the global fetch later is heard", async () => {
  const { createClient } = await import("./create-client.ts");
  const { operations } = await import("./testing/thing-client.ts");
  const client = createClient<Record<"readThing", (args: object) => Promise<unknown>>, unknown>({
    operations,
    options: { baseUrl: "https://service.example", apiKey: "key" },
    auth: (next) => next,
  });
  vi.stubGlobal("fetch", async () => thing());
  try {
    expect(await client.readThing({ id: 1 })).toEqual({ id: "1" });
  } finally {
    vi.unstubAllGlobals();
  }
});

test.each([
  ["HTML", "unreadable", () => new Response("<html>")],
  ["nothing", "unreadable", () => new Response("")],
  ["204", "unreadable", () => new Response(null, { status: 204 })],
  ["truncated JSON", "unreadable", () => new Response('{"data": {"id"')],
  ["another payload", "unexpected", () => Response.json({ success: true, data: { name: "x" } })],
  ["null", "unexpected", () => Response.json(null)],
])("a 2xx with %s is a clear error of ours", async (_, reason, answer) => {
  const client = thingClient(answer);
  const error = await client.clock.runUntil(client.readThing({ id: 1 }).catch((e: unknown) => e));
  expect(isNoAnswerError(error) && error.reason).toBe(reason);
  expect(client.requests).toHaveLength(reason === "unreadable" ? 3 : 1);
  expect((error as Error).message).toMatch(/^readThing: 20[04] without the documented body$/);
});

test("204 is success where the payload is null", async () => {
  const client = thingClient(() => new Response(null, { status: 204 }));
  expect(await client.changeThing({ id: 1 })).toBeNull();
});

test("a page of a gateway is no text payload", async () => {
  const client = thingClient(
    () => new Response("<html>", { headers: { "content-type": "text/html; charset=utf-8" } }),
  );
  await expect(client.exportThings()).rejects.toSatisfy(
    (error) => (error as Error).name === "OutcomeUnknownError",
  );
});

test("an empty 500 is an ApiError with an empty body", async () => {
  const client = thingClient(() => new Response(null, { status: 500 }));
  const error = await client.clock.runUntil(client.readThing({ id: 1 }).catch((e: unknown) => e));
  expect(isApiError(error) && [error.status, error.body]).toEqual([500, ""]);
});

test("an ApiError has the body, the headers and the response", async () => {
  const client = thingClient(
    inTurn(() =>
      Response.json(
        { success: false, message: "Too little", code: "insufficient_funds" },
        { status: 402, headers: { "x-trace": "t1" } },
      ),
    ),
  );
  const error = await client.buyThing({ a: 1 }).catch((e: unknown) => e);
  if (!isApiError(error)) throw error;
  expect(error.body).toEqual({ success: false, message: "Too little", code: "insufficient_funds" });
  expect(error.code).toBe("insufficient_funds");
  expect(error.headers.get("x-trace")).toBe("t1");
  expect(error.response.status).toBe(402);
  expect(error.message).toBe("buyThing: refused with 402 insufficient_funds");
});

test("a guard tells an error of one operation from that of another", async () => {
  const client = thingClient(refusal(402));
  const error = await client.buyThing({ a: 1 }).catch((e: unknown) => e);
  const isErrorOf = isApiError as unknown as (error: unknown, id: string) => boolean;
  expect(isErrorOf(error, "buyThing")).toBe(true);
  expect(isErrorOf(error, "readThing")).toBe(false);
});

test("guards know the errors of another copy of the package", async () => {
  vi.resetModules();
  const copy = await import("./testing/thing-client.ts");
  const error = await copy
    .thingClient(refusal(402))
    .buyThing({ a: 1 })
    .catch((e: unknown) => e);
  const { PartnerError } = await import("./partner-error.ts");
  const { PartnerError: Ours } =
    await vi.importActual<typeof import("./partner-error.ts")>("./partner-error.ts");
  expect(error).toBeInstanceOf(PartnerError);
  expect(isApiError(error)).toBe(true);
  expect(typeof Ours).toBe("function");
});

test.each([undefined, null, "x", new Error("x"), { name: "ApiError" }])(
  "no guard takes %j",
  (value) => {
    expect(isApiError(value) || isNoAnswerError(value)).toBe(false);
  },
);
