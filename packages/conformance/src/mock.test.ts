import { startMock } from "@partner-connectivity/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContract } from "./contract/load-contract.ts";
import { byHand } from "./deviations/by-hand.ts";
import type { Deviation, Layer } from "./deviations/deviation.ts";
import { redOf } from "./deviations/red.ts";
import { flows } from "./flows.ts";
import type { Report } from "./report/report.ts";
import { run } from "./run.ts";
import { chooseScope } from "./scope.ts";
import { unbounded } from "./target/bounds.ts";
import { readCredentials } from "./target/credentials.ts";
import { fixturesOfExamples } from "./target/fixtures.ts";

const contract = loadContract();
let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({ port: 0, host: "127.0.0.1" });
});
afterAll(() => mock.close());

async function replay(layer: Layer = (next) => next): Promise<Report> {
  const scope = await chooseScope(contract, flows, {});
  return run(contract, {
    ...{ target: new URL(mock.url), profile: "mock", scope, bounds: unbounded },
    credentials: readCredentials({}, "mock", scope.areas),
    fixtures: fixturesOfExamples(contract),
    fetch: layer(fetch),
  });
}

test("the mock of the contract keeps all of it that it can show, and never conforms", async () => {
  const report = await replay();
  const outcomes = new Set(report.requirements.map(({ outcome }) => outcome));
  expect([...outcomes].toSorted()).toEqual(["confirmed", "not-verified", "pass", "unobserved"]);
  expect(report).toMatchObject({ failures: [], drifts: [], errors: [], exitCode: 0 });
  expect(report.conforms).toBe(false);
  expect(report.verified).toBeGreaterThan(100);
});

describe("a mock that deviates is red there, but for what takes memory", () => {
  test.each([
    ["the quantity of a top-up order is a number", { fail: ["ESIM-058"] }],
    ["the balance comes without its envelope", { refuted: ["ESIM-022"] }],
    ["the description of a top-up order is lost", {}],
  ])("%s", async (name, expected) => {
    const { layer } = byHand.find((one) => one.name === name) as Deviation;
    const none = { fail: [], warn: [], refuted: [], failures: [] };
    expect(redOf(await replay(layer))).toEqual({ ...none, ...expected });
  });
});
