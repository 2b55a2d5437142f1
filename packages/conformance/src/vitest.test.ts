import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSandbox } from "@partner-connectivity/sandbox";
import { expect, test } from "vitest";
import { conformance } from "./vitest.ts";

const sandbox = createSandbox();
conformance({
  ...{ target: "https://sandbox.test", profile: "sandbox", only: ["SMS-131", "ESIM-027"] },
  fetch: sandbox.fetch,
});

interface Result {
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** Runs a suite in a process of its own, as a team would. */
async function runSuite(include: string): Promise<readonly Result[]> {
  const file = join(mkdtempSync(join(tmpdir(), "suite-")), "results.json");
  const options = {
    ...{ include: [include], watch: false, testTimeout: 60_000 },
    ...{ reporters: ["json"], outputFile: file },
  };
  const program = `
    import { startVitest } from "vitest/node";
    const vitest = await startVitest("test", [], ${JSON.stringify(options)});
    await vitest.close();`;
  const cwd = join(import.meta.dirname, "..");
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { cwd });
  await once(child, "close");
  const { testResults } = JSON.parse(readFileSync(file, "utf8"));
  rmSync(dirname(file), { recursive: true });
  return testResults[0].assertionResults;
}

test("in a team's own suite a failed requirement fails its test, and no other", {
  timeout: 60_000,
}, async () => {
  const results = await runSuite("src/testing/deviating.suite.ts");
  const failed = results.filter(({ status }) => status === "failed");
  expect(failed.map(({ title }) => title)).toEqual(["ESIM-118"]);
  expect(failed[0]?.failureMessages.join()).toContain('"EUR"');
  expect(results.filter(({ status }) => status === "passed").length).toBe(3);
});
