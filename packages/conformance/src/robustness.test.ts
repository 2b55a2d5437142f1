import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { createSandbox } from "@partner-connectivity/sandbox";
import { beforeAll, describe, expect, test } from "vitest";
import type { Report } from "./report/report.ts";
import { runOnSandbox, verdictsOf } from "./testing/run-on-sandbox.ts";
import { selfSigned } from "./testing/self-signed.ts";
import type { Fetch } from "./wire/fetch.ts";
import { fetchSelfSigned } from "./wire/fetch-self-signed.ts";
import { send } from "./wire/send.ts";

const isDeep = Boolean(process.env["DEEP"]);
let calm: Report;
beforeAll(async () => {
  calm = await runOnSandbox();
});

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Breaks 5 % of the connections, before the service acts or after. */
function flaky(seed: number): (next: Fetch) => Fetch {
  const random = randomOf(seed);
  const reset = () =>
    new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNRESET" }) });
  let requests = 0;
  return (next) => async (request) => {
    requests += 1;
    const [breaks, isBefore] = [random() < 0.05 && requests > 1, random() < 0.5];
    if (breaks && isBefore) throw reset();
    const response = await next(request);
    if (breaks) throw reset();
    return response;
  };
}

describe("5 % of broken connections fail no requirement: they are errors, and the run says so", () => {
  test.each(Array.from({ length: isDeep ? 50 : 5 }, (_, index) => index + 1))(
    "seed %d",
    { timeout: 60_000 },
    async (seed) => {
      const report = await runOnSandbox({ layer: flaky(seed) });
      const wrong = report.requirements.filter(({ outcome }) =>
        ["fail", "warn", "refuted"].includes(outcome),
      );
      expect(wrong.map(({ id, outcome, reason }) => ({ id, outcome, reason }))).toEqual([]);
      expect(report).toMatchObject({ failures: [], exitCode: 3, conforms: false });
      expect(report.requirements.some(({ outcome }) => outcome === "error")).toBe(true);
    },
  );
});

test("what a proxy answers in place of the service fails no requirement either", async () => {
  let requests = 0;
  const proxied = (next: Fetch): Fetch => {
    return (request) => {
      requests += 1;
      const status = [502, 503, 504, 429][Math.floor(requests / 17) % 4] ?? 503;
      if (requests % 17 > 0) return next(request);
      const headers = { "content-type": "text/html" };
      return Promise.resolve(new Response("<h1>Later</h1>", { status, headers }));
    };
  };
  const report = await runOnSandbox({ layer: proxied });
  const failed = report.requirements.filter(({ outcome }) => outcome === "fail");
  expect(failed.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
  expect(report).toMatchObject({ failures: [], exitCode: 3, conforms: false });
});

test("an account that has run out of money leaves open what it could not pay for", async () => {
  const poor = (next: Fetch): Fetch => {
    return async (request) => {
      const isSpending = /(orders|topups|sms\/send)$/.test(new URL(request.url).pathname);
      if (request.method !== "POST" || !isSpending) return next(request);
      return Response.json(
        { success: false, message: "Too little.", code: "insufficient_funds" },
        { status: 402 },
      );
    };
  };
  const report = await runOnSandbox({ layer: poor, profile: "staging", world: undefined });
  const failed = report.requirements.filter(({ outcome }) => outcome === "fail");
  expect(failed.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
  expect(report).toMatchObject({ failures: [], exitCode: 5 });
});

test("answers that take 2 s are waited for", { timeout: 60_000 }, async () => {
  const slow = (next: Fetch): Fetch => {
    return async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return next(request);
    };
  };
  const report = await runOnSandbox({ layer: slow, only: "SMS-131", area: "sms" });
  expect(report).toMatchObject({ exitCode: 0, conforms: true });
  expect(report.milliseconds).toBeGreaterThan(2_000);
});

test("a path before the paths of the contract is kept", async () => {
  const prefixed = (next: Fetch): Fetch => {
    return (request) => {
      const url = request.url.replace("/partners/api/", "/");
      if (url === request.url) return Promise.resolve(new Response("", { status: 404 }));
      return next(new Request(url, request));
    };
  };
  const target = new URL("http://sandbox.test/partners/api/");
  const report = await runOnSandbox({ layer: prefixed, target, area: "esim" });
  expect(report.conforms).toBe(true);
  expect(verdictsOf(calm)).toMatchObject(verdictsOf(report));
});

test("two runs at once on one sandbox do not disturb each other", async () => {
  const sandbox = createSandbox();
  const reports = await Promise.all([runOnSandbox({ sandbox }), runOnSandbox({ sandbox })]);
  await sandbox.close();
  for (const report of reports) expect(verdictsOf(report)).toEqual(verdictsOf(calm));
});

test("a web page in the middle of a run is held against the target where it was, and the run goes on", async () => {
  const page = (next: Fetch): Fetch => {
    return async (request) => {
      if (!new URL(request.url).pathname.endsWith("/balance")) return next(request);
      return new Response("<h1>Sorry</h1>", { headers: { "content-type": "text/html" } });
    };
  };
  const report = await runOnSandbox({ layer: page, area: "esim" });
  expect(report.exitCode).not.toBe(0);
  expect(report.verified).toBeGreaterThan(80);
  const failed = report.requirements.filter(({ outcome }) => ["fail", "refuted"].includes(outcome));
  const told = failed.map(({ reason }) => reason);
  expect(told.join()).toContain("must be application/json");
});

describe("a certificate that nobody has signed", () => {
  const get = (url: string) => ({ url, method: "GET", headers: {}, body: undefined });

  async function serveTls(): Promise<{ url: string; close: () => void }> {
    const server = createServer(selfSigned, (request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ path: request.url }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return {
      url: `https://127.0.0.1:${port}`,
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    };
  }

  test("is refused, and the message says why", async () => {
    const server = await serveTls();
    await expect(send(get(`${server.url}/x`))).rejects.toThrow("has no trusted certificate");
    server.close();
  });

  test("is taken for the target when that is asked for, and for nobody else", async () => {
    const [server, other] = [await serveTls(), await serveTls()];
    const fetch = fetchSelfSigned(new URL(server.url));
    expect(await send(get(`${server.url}/x?y=1`), { fetch })).toMatchObject({
      status: 200,
      text: '{"path":"/x?y=1"}',
    });
    await expect(send(get(other.url), { fetch })).rejects.toThrow("has no trusted certificate");
    server.close();
    other.close();
  });
});
