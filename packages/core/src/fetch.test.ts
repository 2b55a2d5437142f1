import { getEventListeners } from "node:events";
import createApi from "openapi-fetch";
import { expect, test } from "vitest";
import { isOutcomeUnknownError } from "./outcome-unknown-error.ts";
import { isRateLimitError } from "./rate-limit-error.ts";
import { inTurn, refusal, reset, silence, thing, thingClient } from "./testing/thing-client.ts";

test("fetch carries the credential to what the contract does not describe", async () => {
  const client = thingClient(() => new Response("pong", { status: 418, headers: { "x-a": "b" } }));
  const response = await client.fetch("/unknown?x=1", {
    method: "PUT",
    body: new Uint8Array([0, 255]),
  });
  expect([response.status, await response.text(), response.headers.get("x-a")]).toEqual([
    418,
    "pong",
    "b",
  ]);
  const [request] = client.requests;
  expect(request?.url).toBe("https://service.example/unknown?x=1");
  expect(request?.headers.get("x-api-key")).toBe("the-api-key");
  expect(new Uint8Array((await request?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([0, 255]));
});

test.each([
  "https://thief.example/things",
  "https://service.example.thief.example/",
  "https://service.example:444/things",
  "http://service.example/things",
])("fetch sends nothing to %s", async (address) => {
  const client = thingClient(thing);
  await expect(client.fetch(address)).rejects.toThrow();
  expect(client.requests).toEqual([]);
});

test("a path with two slashes is still one of the service", async () => {
  const client = thingClient(thing);
  await client.fetch("//thief.example/things");
  expect(client.requests[0]?.url).toBe("https://service.example//thief.example/things");
});

test("fetch takes a URL, an address and a Request", async () => {
  const client = thingClient(thing);
  const address = "https://service.example/things/1";
  for (const input of [address, new URL(address), new Request(address)])
    expect(await (await client.fetch(input)).json()).toEqual({ success: true, data: { id: "1" } });
});

test("fetch treats what the contract describes as that operation", async () => {
  const client = thingClient(thing);
  await client.fetch("/once/7");
  await expect(client.readOnce({ id: 7 })).rejects.toSatisfy(isRateLimitError);
});

test("fetch drops what is kept of a thing that it changes, named in the path or in the body", async () => {
  const client = thingClient(thing);
  await client.readKept({ id: "a" });
  await client.readKept({ id: "b" });
  await client.fetch("/things/a", { method: "POST", body: "{}" });
  await client.fetch("/things", { method: "POST", body: JSON.stringify({ id: "b" }) });
  for (const id of ["a", "b"])
    await expect(client.readKept({ id })).rejects.toSatisfy(isRateLimitError);
});

test("fetch repeats a read that was lost and nothing that changes something", async () => {
  const client = thingClient(inTurn(reset, thing));
  expect((await client.clock.runUntil(client.fetch("/things/1"))).status).toBe(200);
  const lost = thingClient(inTurn(reset, thing));
  const error = await lost
    .fetch("/things", { method: "POST", body: "{}" })
    .catch((e: unknown) => e);
  expect(isOutcomeUnknownError(error)).toBe(true);
  const unknown = thingClient(inTurn(reset, thing));
  const other = await unknown.fetch("/unknown", { method: "DELETE" }).catch((e: unknown) => e);
  expect(isOutcomeUnknownError(other)).toBe(true);
  expect(unknown.requests).toHaveLength(1);
});

test("a lost look at the head of something leaves nothing open", async () => {
  const client = thingClient(inTurn(reset));
  const error = await client.fetch("/unknown", { method: "HEAD" }).catch((e: unknown) => e);
  expect((error as Error).name).toBe("NoAnswerError");
});

test("fetch follows no redirect", async () => {
  const client = thingClient(
    () => new Response(null, { status: 307, headers: { location: "https://thief.example" } }),
  );
  expect((await client.fetch("/unknown")).status).toBe(307);
  expect((await client.fetch("/things/1")).status).toBe(307);
  // A browser hides it behind a response with status 0.
  const inBrowser = thingClient(Response.error);
  expect((await inBrowser.fetch("/things/1")).status).toBe(0);
});

test("fetch gives text in plain, without the headers of its form on the wire", async () => {
  const client = thingClient(
    () =>
      new Response('{"id":"1"}', {
        headers: { "content-encoding": "gzip", "content-length": "9" },
      }),
  );
  const response = await client.fetch("/things/1");
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(response.headers.get("content-length")).toBeNull();
});

test("an abort ends it, also within an answer that the contract does not describe", async () => {
  for (const answer of [silence, () => new Response(new ReadableStream())]) {
    const client = thingClient(answer);
    const controller = new AbortController();
    const call = client.fetch("/unknown", { signal: controller.signal });
    await client.clock.advance(0);
    controller.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
  }
});

test("a finished fetch leaves no listener on the signal", async () => {
  const client = thingClient(thing);
  const { signal } = new AbortController();
  for (const input of ["/things/1", new Request("https://service.example/things/1")])
    await client.fetch(input, { signal });
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("the signal of a Request ends it too", async () => {
  const client = thingClient(silence);
  const controller = new AbortController();
  const { signal } = controller;
  const call = client.fetch(new Request("https://service.example/things/1", { signal }));
  await client.clock.advance(0);
  controller.abort(new Error("enough"));
  await expect(call).rejects.toThrow("enough");
});

test("fetch gives the bytes as they came, also of what the contract describes", async () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x50, 0xff, 0]);
  const client = thingClient(() => new Response(bytes));
  for (const path of ["/export", "/unknown"]) {
    const response = await client.fetch(path, { method: "POST" });
    expect(await response.bytes()).toEqual(bytes);
  }
});

type AnyApi = Record<
  "GET" | "POST",
  (path: string, init?: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>
>;

test.each([
  ["a success", () => Response.json({ id: 1 })],
  ["a refusal", refusal(422)],
  ["success: false", () => Response.json({ success: false })],
  ["a refusal in HTML", () => new Response("<html>", { status: 403 })],
  ["null", () => Response.json(null)],
  ["204", () => new Response(null, { status: 204 })],
])("api answers like openapi-fetch over the same fetch: %s", async (_, answer) => {
  const calls: [method: "GET" | "POST", path: string, init?: object][] = [
    ["GET", "/things/{id}", { params: { path: { id: "a b" }, query: { x: "1", y: 2 } } }],
    ["POST", "/things", { body: { a: 1 }, params: { header: { "Idempotency-Key": "k" } } }],
    ["POST", "/export"],
  ];
  for (const [method, path, init] of calls) {
    const results = [];
    for (const isOurs of [true, false]) {
      const client = thingClient(answer);
      const api = (isOurs
        ? client.api
        : createApi({
            baseUrl: "https://service.example",
            fetch: client.fetch,
          })) as unknown as AnyApi;
      const { response, ...rest } = await client.clock.runUntil(api[method](path, init));
      const sent = client.requests[0];
      results.push({
        ...rest,
        status: response.status,
        url: sent?.url,
        type: sent?.headers.get("content-type") ?? null,
        key: sent?.headers.get("idempotency-key"),
        body: await sent?.text(),
      });
    }
    expect(results[0]).toEqual(results[1]);
  }
});

test("an empty refusal has no error body in api, where openapi-fetch gives an empty text", async () => {
  const client = thingClient(() => new Response(null, { status: 404 }));
  const { error, response } = await (client.api as unknown as AnyApi).POST("/things");
  expect([error, response.status]).toEqual([undefined, 404]);
});

test("an undocumented HTML page is text in api, where openapi-fetch throws a syntax error", async () => {
  const client = thingClient(() => new Response("<html>"));
  const api = client.api as unknown as AnyApi;
  expect(await client.clock.runUntil(api.GET("/things", {}))).toMatchObject({ data: "<html>" });
});
