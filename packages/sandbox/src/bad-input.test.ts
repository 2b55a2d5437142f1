import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readContract } from "./contract/contract.ts";
import type { Node } from "./contract/document.ts";
import type { Operation } from "./contract/operation.ts";
import { createSandbox, type Sandbox } from "./create-sandbox.ts";
import { deep } from "./deep.ts";
import { MOST_BODY_BYTES } from "./http/read-body.ts";
import { openPartner } from "./test-partner.ts";

const REQUESTS = deep ? 10_000 : 500;
const contract = readContract();

/** What any HTTP service may answer to a request that makes no sense. */
const PLAIN = [404, 413, 415, 422];

const nasty = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    " ",
    "'; drop table organisations; --",
    '" or 1=1 --',
    "%",
    "_",
    "\u0000",
    "\ud800",
    "𝕏".repeat(400),
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "__proto__",
    "NaN",
    "1e999",
    "-1",
    "9".repeat(400),
    `+234${"8".repeat(30)}`,
    "x".repeat(100_000),
  ),
  fc.constant("8923400000000000017"),
);

const value = fc.oneof(
  { weight: 3, arbitrary: nasty },
  fc.jsonValue({ maxDepth: 6 }),
  fc.double(),
  fc.constantFrom(null, true, [], {}, 0, -1, 1e308, Number.MAX_SAFE_INTEGER),
);

/** The body of the contract's example with some fields spoilt, or something else altogether. */
function bodyOf(operation: Operation): fc.Arbitrary<string> {
  const node: Node = contract.documents[operation.area as "esim"].paths[operation.path];
  const media = node[operation.method.toLowerCase()].requestBody?.content["application/json"];
  const named: Node[] = Object.values(media?.examples ?? {});
  const examples = named.map((example) => example.value);
  const good: Node = media?.example ?? examples[0] ?? {};
  const field = fc.constantFrom(...Object.keys(good), "extra", "__proto__");
  const spoilt = fc
    .dictionary(field, value, { maxKeys: 3 })
    .map((changes) => JSON.stringify({ ...good, ...changes }));
  return fc.oneof(
    { weight: 6, arbitrary: spoilt },
    value.map((anything) => JSON.stringify(anything) ?? ""),
    nasty,
    fc.constantFrom(
      "{",
      `${"[".repeat(50_000)}${"]".repeat(50_000)}`,
      `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
      `{"package_id":"${"x".repeat(MOST_BODY_BYTES)}"}`,
      `{"a":${"1".repeat(300_000)}}`,
    ),
  );
}

function queryOf(operation: Operation): fc.Arbitrary<string> {
  const names = operation.parameters.filter((p) => p.in === "query").map(({ name }) => name);
  const pair = fc.tuple(fc.constantFrom(...names, "unknown", "filter[x]"), nasty);
  return fc
    .array(pair, { maxLength: 4 })
    .map((pairs) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ""));
}

const contentType = fc.constantFrom(
  ...Array.from({ length: 6 }, () => "application/json"),
  "text/plain",
  "application/xml",
  "",
);

const requests = fc.constantFrom(...contract.operations).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    segment: nasty.map((text) => encodeURIComponent(Buffer.from(text).toString())),
    query: queryOf(operation),
    body: bodyOf(operation),
    contentType,
    key: fc.option(fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/[^!-~]/g, "x"))),
  }),
);

async function open(): Promise<{ sandbox: Sandbox; headers: Record<string, string>[] }> {
  const { sandbox, anonymous } = await openPartner();
  const { esim, voice, sms } = sandbox.organisation;
  const many = { requests: 1_000_000_000, seconds: 1 };
  await sandbox.control.setLimits({ "sms-send": many, "sms-read": many, "sms-export": many });
  const token = await anonymous("POST", "/customer/v2/token", { api_key: esim.apiKey });
  return {
    sandbox,
    headers: [
      { authorization: `Bearer ${token.body.data.access_token}` },
      { authorization: `Bearer ${voice.apiKey}` },
      { "x-api-key": sms.apiKey },
    ],
  };
}

function heapAfterCollection(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

test(
  `${REQUESTS} requests that make no sense get documented or plain answers, in bounded memory`,
  async () => {
    const { sandbox, headers } = await open();
    const before = heapAfterCollection();
    await fc.assert(
      fc.asyncProperty(requests, async ({ operation, segment, query, body, contentType, key }) => {
        const credential = headers[["esim", "voice", "sms"].indexOf(operation.area)];
        const path = operation.path.replace("{iccid}", segment || "0");
        const response = await sandbox.fetch(
          new Request(`http://sandbox.test${path}${query}`, {
            method: operation.method,
            headers: {
              ...credential,
              "content-type": contentType,
              ...(key && { "Idempotency-Key": key }),
            },
            ...(operation.method === "POST" && { body }),
            signal: AbortSignal.timeout(5000),
          }),
        );
        const text = await response.text();
        const { status } = response;
        expect([...operation.responses.keys(), ...PLAIN], `${operation.id} ${text}`).toContain(
          status,
        );
        expect(status).toBeLessThan(500 + (operation.responses.has(status) ? 100 : 0));
        if (status !== 200) expect(JSON.parse(text)).toMatchObject({ success: false });
      }),
      { numRuns: REQUESTS },
    );
    expect(heapAfterCollection() - before).toBeLessThan(100_000_000);
    await sandbox.close();
  },
  deep ? 600_000 : 60_000,
);

test("control requests of any shape are refused, not failed", async () => {
  const sandbox = createSandbox({ clock: "manual", strict: true });
  const base = `/_sandbox/organisations/${sandbox.organisation.id}`;
  const paths = ["clock", "wallets/esim", "limits", "faults", "webhooks", "esims/x/consume"];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), value, async (path, body) => {
      const response = await sandbox.fetch(
        new Request(`http://sandbox.test${base}/${path}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body) ?? "",
        }),
      );
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: REQUESTS / 5 },
  );
});
