import { startMock } from "@partner-connectivity/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContract } from "./contract/load-contract.ts";
import { flows } from "./flows.ts";
import type { Report } from "./report/report.ts";
import { run } from "./run.ts";
import { chooseScope } from "./scope.ts";
import { unbounded } from "./target/bounds.ts";
import { readCredentials } from "./target/credentials.ts";
import { fixturesOfExamples } from "./target/fixtures.ts";
import { type Altered, alter } from "./testing/alter.ts";

const contract = loadContract();
let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({ port: 0, host: "127.0.0.1" });
});
afterAll(() => mock.close());

async function replay(target: string): Promise<Report> {
  const scope = await chooseScope(contract, flows, {});
  return run(contract, {
    target: new URL(target),
    profile: "mock",
    scope,
    bounds: unbounded,
    credentials: readCredentials({}, "mock", scope.areas),
    fixtures: fixturesOfExamples(contract),
  });
}

const idsOf = (report: Report, ...outcomes: string[]) =>
  report.requirements.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id);

test("the mock of the contract keeps all of it that it can show", async () => {
  const report = await replay(mock.url);
  expect(idsOf(report, "fail", "warn", "refuted", "blocked", "skip", "error")).toEqual([]);
  expect(report).toMatchObject({
    failures: [],
    drifts: [],
    errors: [],
    exitCode: 0,
    conforms: false,
  });
  expect(report.verified).toBeGreaterThan(100);
});

interface Deviation {
  readonly fail?: readonly string[];
  readonly refuted?: readonly string[];
  readonly warn?: readonly string[];
  readonly failures?: number;
}

describe("a service that deviates is caught there, and nowhere else", () => {
  test.each<[string, string, (answer: Altered) => void, Deviation]>([
    [
      "the offer wears the envelope",
      "listTopUpPackages",
      ({ body }) => Object.assign(body, { success: true, message: "ok" }),
      { fail: ["ESIM-027"] },
    ],
    [
      "a top-up package of another type",
      "listTopUpPackages",
      ({ body }) => Object.assign(body.data[0], { type: "sim" }),
      { fail: ["ESIM-046"] },
    ],
    [
      "a price as text",
      "listTopUpPackages",
      ({ body }) => Object.assign(body.data[0], { price: "1200" }),
      { fail: ["ESIM-047"] },
    ],
    [
      "a quantity as a number",
      "createTopUpOrder",
      ({ body }) => Object.assign(body.data.data, { quantity: 1 }),
      { fail: ["ESIM-058"] },
    ],
    [
      "another code",
      "createTopUpOrder",
      ({ body }) => Object.assign(body, { code: "OK" }),
      { fail: ["ESIM-206"] },
    ],
    [
      "a time that is none",
      "createTopUpOrder",
      ({ body }) => Object.assign(body.data.data, { created_at: "yesterday" }),
      { fail: ["ESIM-067"] },
    ],
    [
      "a time that is not in UTC",
      "createTopUpOrder",
      ({ body }) => Object.assign(body, { timestamp: "2026-01-15T12:00:00+01:00" }),
      { fail: ["ESIM-020"] },
    ],
    [
      "a field left out",
      "createOrder",
      ({ body }) => delete body.data.validity,
      { fail: ["ESIM-089"] },
    ],
    [
      "no LPA address but the whole code",
      "createOrder",
      ({ body }) => Object.assign(body.data.sims[0], { lpa: "LPA:1$smdp.example.com$X" }),
      { fail: ["ESIM-097"] },
    ],
    [
      "unlimited, and not said so",
      "listPackages",
      ({ body }) => Object.assign(body.data[2], { is_unlimited: false }),
      { fail: ["ESIM-036"] },
    ],
    [
      "another kind of package",
      "listPackages",
      ({ body }) => Object.assign(body.data[0], { type: "galactic" }),
      { warn: ["ESIM-042"] },
    ],
    [
      "a balance without the envelope",
      "getBalance",
      (answer) => Object.assign(answer, { body: answer.body.data }),
      { refuted: ["ESIM-022"] },
    ],
    [
      "usage without the envelope",
      "getUsage",
      (answer) => Object.assign(answer, { body: answer.body.data }),
      { refuted: ["ESIM-022"] },
    ],
    [
      "packages as a bare list",
      "listPackages",
      (answer) => Object.assign(answer, { body: answer.body.data }),
      { refuted: ["ESIM-022"] },
    ],
    [
      "packages one level deeper",
      "listPackages",
      ({ body }) => Object.assign(body, { data: { data: body.data } }),
      { refuted: ["ESIM-023"] },
    ],
    [
      "an order answered with 201",
      "createOrder",
      (answer) => Object.assign(answer, { status: 201 }),
      { refuted: ["ESIM-024"] },
    ],
    [
      "a page of numbers without the envelope",
      "listAvailableNumbers",
      (answer) => Object.assign(answer, { body: answer.body.data }),
      { refuted: ["VOICE-013"] },
    ],
    [
      "something in the data of a claim",
      "claimNumber",
      ({ body }) => Object.assign(body, { data: {} }),
      { fail: ["VOICE-010"] },
    ],
    [
      "a message id that is no UUID",
      "sendSms",
      ({ body }) => Object.assign(body.data, { message_id: "17" }),
      { fail: ["SMS-063"] },
    ],
    [
      "a cost of today as a number",
      "getAnalyticsOverview",
      ({ body }) => Object.assign(body.data, { total_cost_today: 5760 }),
      { fail: ["SMS-134"], refuted: ["SMS-140"] },
    ],
    [
      "a server error",
      "getStatistics",
      (answer) => Object.assign(answer, { status: 500 }),
      { failures: 1 },
    ],
    [
      "a web page",
      "getStatistics",
      (answer) => Object.assign(answer, { body: "<p>", headers: { "content-type": "text/html" } }),
      { failures: 1 },
    ],
  ])("%s", async (_, operation, change, { fail = [], refuted = [], warn = [], failures = 0 }) => {
    await using target = await alter(mock.url, contract, operation, change);
    const report = await replay(target.url);
    expect({
      fail: idsOf(report, "fail"),
      refuted: idsOf(report, "refuted"),
      warn: idsOf(report, "warn"),
      failures: report.failures.length,
    }).toEqual({ fail, refuted, warn, failures });
    expect(report.exitCode === 1).toBe(fail.length + failures > 0);
  });
});
