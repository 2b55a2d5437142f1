import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { run } from "./run.ts";
import { type SandboxProcess, startSandbox } from "./sandbox-process.ts";

const cwd = inject("folder");
let sandbox: SandboxProcess;

beforeAll(async () => {
  sandbox = await startSandbox(cwd);
});
afterAll(() => sandbox?.stop());

test("npx partner-conformance replays the journeys against it, and everything holds", async () => {
  const args = ["--no-install", "partner-conformance", "run", "--profile", "sandbox"];
  const report = await run("npx", [...args, "--area", "voice"], { cwd, env: sandbox.env });
  expect(report).toMatch(/\b(\d+) of \1 musts in scope verified/);
});
