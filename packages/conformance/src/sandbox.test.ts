import { createSandbox, type SandboxOptions } from "@partner-connectivity/sandbox";
import { describe, expect, test } from "vitest";
import { loadContract } from "./contract/load-contract.ts";
import { flows } from "./flows.ts";
import type { Report } from "./report/report.ts";
import { run } from "./run.ts";
import { fixturesOfSandbox } from "./sandbox/fixtures-of-sandbox.ts";
import { openWorld } from "./sandbox/world.ts";
import { chooseScope } from "./scope.ts";
import { unbounded } from "./target/bounds.ts";

const contract = loadContract();

async function judge(options: SandboxOptions): Promise<Report> {
  const sandbox = createSandbox(options);
  const target = new URL("http://sandbox.test");
  try {
    const world = await openWorld(target, sandbox.fetch);
    return await run(contract, {
      ...{ target, profile: "sandbox", world, bounds: unbounded, fetch: sandbox.fetch },
      credentials: world.credentials,
      fixtures: fixturesOfSandbox(contract),
      scope: await chooseScope(contract, flows, {}),
    });
  } finally {
    await sandbox.close();
  }
}

const seeds = Array.from({ length: process.env["DEEP"] ? 100 : 5 }, (_, index) => index + 1);

describe("a service that keeps all of it conforms, whatever its seed", () => {
  test.each(seeds)("seed %d", { timeout: 30_000 }, async (seed) => {
    const report = await judge({ seed, clock: seed % 2 === 0 ? "manual" : "real", strict: true });
    const steps = report.flows.flatMap((flow) => flow.steps);
    const outcomes = new Set(report.requirements.map(({ outcome }) => outcome));
    expect(report).toMatchObject({ failures: [], drifts: [], errors: [], exitCode: 0 });
    expect(report.conforms).toBe(true);
    expect(steps.filter(({ outcome }) => outcome !== "answered")).toEqual([]);
    expect([...outcomes].toSorted()).toEqual(["confirmed", "pass", "unobserved"]);
  });
});

test("what no run on the sandbox sees is known", async () => {
  const { requirements } = await judge({});
  const unobserved = requirements.filter(({ outcome }) => outcome === "unobserved");
  // Its messages are one-way, so that its response rate is always null.
  expect(unobserved.map(({ id }) => id)).toEqual(["SMS-136"]);
});
