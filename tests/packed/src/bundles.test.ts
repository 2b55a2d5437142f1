import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { createSandbox } from "@partner-connectivity/sandbox";
import { rolldown } from "rolldown";
import { afterAll, expect, inject, test } from "vitest";

const folder = inject("folder");
const sandbox = createSandbox();
afterAll(() => sandbox.close());

/** One script with the three clients and the webhooks, made from what is installed. */
async function bundle(conditionNames: string[]): Promise<string> {
  const clients = { Esim: "getBalance", Voice: "listUsers", Sms: "getWalletBalance" };
  const lines = Object.entries(clients).map(
    ([area, method]) => `
      import { create${area}Client } from "@partner-connectivity/${area.toLowerCase()}";
      calls.push((options, keys) =>
        create${area}Client({ ...options, apiKey: keys.${area.toLowerCase()} }).${method}());`,
  );
  lines.push(`
      import { parseDelivery } from "@partner-connectivity/sms/webhooks";
      calls.push(async () => parseDelivery('{ "message_id": "1", "status": "delivered" }'));`);
  const entry = join(folder, "bundled.js");
  const build = await rolldown({
    input: entry,
    platform: "neutral",
    resolve: { conditionNames },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? `const calls = [];${lines.join("")}\nexport { calls };` : null,
      },
    ],
  });
  const { output } = await build.generate({ format: "iife", name: "bundled" });
  const [chunk, ...others] = output;
  expect([...chunk.imports, ...chunk.dynamicImports, ...others]).toEqual([]);
  return chunk.code;
}

/** What Workers-style runtimes have in common. No process, no Buffer, no require. */
const web = {
  AbortController,
  AbortSignal,
  clearTimeout,
  crypto,
  fetch: (request: Request) => sandbox.fetch(request),
  Headers,
  Request,
  Response,
  setTimeout,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};

type Call = (options: object, keys: object) => Promise<unknown>;

async function callAll(code: string, globals: object, options: object = {}): Promise<unknown[]> {
  const context = createContext({ ...globals });
  const { calls } = runInContext(`${code}; bundled`, context) as { calls: readonly Call[] };
  const { esim, voice, sms } = sandbox.organisation;
  const keys = { esim: esim.apiKey, voice: voice.apiKey, sms: sms.apiKey };
  const all = { baseUrl: "http://sandbox.test", ...options };
  // A promise each: one that throws at once is a rejection too.
  const results = await Promise.allSettled(calls.map(async (call) => call(all, keys)));
  return results.map((result) =>
    result.status === "fulfilled" ? "answered" : String((result.reason as Error).message),
  );
}

test("a Workers-style bundle needs nothing of Node's and gets its answers", async () => {
  const code = await bundle(["workerd", "worker", "import", "default"]);
  expect(await callAll(code, web)).toEqual(Array(4).fill("answered"));
});

test("a bundle in a web page refuses its key, unless it is told otherwise", async () => {
  const code = await bundle(["browser", "import", "default"]);
  const page = { ...web, document: {}, window: {} };
  const refusal = expect.stringContaining("dangerouslyAllowBrowser");
  expect(await callAll(code, page)).toEqual([refusal, refusal, refusal, "answered"]);
  const allowed = await callAll(code, page, { dangerouslyAllowBrowser: true });
  expect(allowed).toEqual(Array(4).fill("answered"));
});
