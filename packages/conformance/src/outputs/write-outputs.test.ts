import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startProgram } from "../testing/run-cli.ts";
import { serveSandbox } from "../testing/serve-sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "outputs-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("--json - leaves standard output to machines", async () => {
  await using target = await serveSandbox();
  const { url, environment } = target;
  const run = ["run", "--target", url, "--only", "SMS-131", "--json", "-"];
  const { code, out } = await startProgram("cli.ts", run, { environment }).ended;
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ profile: "staging", exitCode: 0, musts: 1 });
});

test("--json FILE holds every verdict and no secret", async () => {
  await using target = await serveSandbox();
  const { url, environment } = target;
  const file = join(folder, "report.json");
  const run = ["run", "--target", url, "--area", "sms", "--json", file];
  await startProgram("cli.ts", run, { environment }).ended;
  const text = readFileSync(file, "utf8");
  expect(JSON.parse(text).requirements.length).toBeGreaterThan(100);
  for (const key of Object.values(environment)) expect(text).not.toContain(key);
});
