import { execFile } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect, promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { isApiError } from "./api-error.ts";
import { systemClock } from "./clock.ts";
import { isNoAnswerError } from "./no-answer-error.ts";
import { isOutcomeUnknownError } from "./outcome-unknown-error.ts";
import { manualClock } from "./testing/manual-clock.ts";
import { thingClient } from "./testing/thing-client.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const clientOf = (baseUrl: string, options = {}) =>
  thingClient((request) => fetch(request), { baseUrl, clock: systemClock, ...options });

test("a body of 10 MB is read whole", async () => {
  const text = "x".repeat(10 * 2 ** 20);
  const client = clientOf(await serve((_, response) => response.end(JSON.stringify({ id: text }))));
  expect((await client.readThing({ id: 1 })).id).toHaveLength(text.length);
});

test("a body of 10 MB is sent whole", async () => {
  const client = clientOf(
    await serve((request, response) => {
      let bytes = 0;
      request.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      request.on("end", () => response.end(JSON.stringify({ id: String(bytes) })));
    }),
  );
  const text = "x".repeat(10 * 2 ** 20);
  expect(await client.buyThing({ text })).toEqual({ id: String(text.length + 11) });
});

test("a socket that closes before or within the answer leaves the outcome unknown", async () => {
  for (const begins of [false, true]) {
    let requests = 0;
    const baseUrl = await serve((request, response) => {
      requests++;
      if (begins) response.writeHead(200, { "content-length": "100" }).write('{"success"');
      setImmediate(() => request.socket.destroy());
    });
    const error = await clientOf(baseUrl)
      .buyThing({ a: 1 })
      .catch((e: unknown) => e);
    expect(isOutcomeUnknownError(error)).toBe(true);
    expect(isNoAnswerError((error as Error).cause)).toBe(true);
    expect(requests).toBe(1);
  }
});

test("a port where nobody listens is known to have got nothing", async () => {
  const baseUrl = await serve(() => {});
  for (const close of closing.splice(0)) close();
  const error = await clientOf(baseUrl)
    .buyThing({ a: 1 })
    .catch((e: unknown) => e);
  expect(isNoAnswerError(error) && error.message).toBe("buyThing: ECONNREFUSED");
});

test("an attempt that takes too long closes its connection", async () => {
  const clock = manualClock();
  let isClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    isClosed = resolve;
  });
  // The time runs out once the request is there, however long this machine takes to bring it.
  const baseUrl = await serve((request) => {
    request.socket.on("close", isClosed);
    clock.advance(50);
  });
  const client = clientOf(baseUrl, { clock, attemptTimeoutMs: 50 });
  const error = await client.readOnce({ id: 1 }).catch((e: unknown) => e);
  expect(isNoAnswerError(error) && error.reason).toBe("timeout");
  await closed;
});

test("an answer that is no HTTP is in no output of its error", async () => {
  const client = clientOf(
    await serve((request) => request.socket.end("recipient +2348030000001\r\n\r\n")),
  );
  const error = await client.buyThing({ a: 1 }).catch((e: unknown) => e);
  expect(isOutcomeUnknownError(error)).toBe(true);
  expect(inspect(error, { depth: 10 })).toContain("HTTPParserError");
  expect(inspect(error, { depth: 10 })).not.toContain("803000");
});

test("a redirect takes the credential nowhere", async () => {
  const thieves: unknown[] = [];
  const thief = await serve((request, response) => {
    thieves.push(request.headers);
    response.end("{}");
  });
  const client = clientOf(
    await serve((_, response) => response.writeHead(307, { location: thief }).end()),
  );
  const error = await client.readThing({ id: 1 }).catch((e: unknown) => e);
  expect(isApiError(error) && error.status).toBe(307);
  expect(thieves).toEqual([]);
});

/** What a process of its own prints that runs this with a client of that service. */
async function processOf(baseUrl: string, script: string): Promise<string> {
  const url = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const prelude = `
    import { thingClient } from ${url("./testing/thing-client.ts")};
    import { systemClock } from ${url("./clock.ts")};
    const client = thingClient(fetch, { baseUrl: "${baseUrl}", clock: systemClock });
  `;
  const flags = ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", "--input-type=module"];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...flags,
    "-e",
    prelude + script,
  ]);
  return stdout.trim();
}

test("a process stays while a call waits, though no connection is open", async () => {
  let requests = 0;
  const baseUrl = await serve((_, response) => {
    const isFirst = requests++ === 0;
    response.writeHead(isFirst ? 503 : 200, { connection: "close" }).end('{"id":"1"}');
  });
  const script = "console.log((await client.readThing({ id: 1 })).id);";
  expect(await processOf(baseUrl, script)).toBe("1");
});

test("a settled call leaves nothing that keeps a process", async () => {
  const baseUrl = await serve((_, response) => response.end('{"id":"1"}'));
  const script = `
    await client.readOnce({ id: 1 }, { timeoutMs: 60_000 });
    await client.readOnce({ id: 1 }).catch(() => {});
    console.log(process.getActiveResourcesInfo().includes("Timeout"));
  `;
  expect(await processOf(baseUrl, script)).toBe("false");
});
