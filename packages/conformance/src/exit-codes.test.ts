import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Ended, runCli, startProgram } from "./testing/run-cli.ts";
import { serve } from "./testing/serve.ts";

/** What a user sees of a run that could not start: one line, no trace, no key. */
function expectOneLine({ err, out }: Ended): void {
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(err).toMatch(/^partner-conformance: /);
  expect(err).not.toMatch(/\n\s+at |s3cret/);
  expect(out).not.toContain("s3cret");
}

test("1: a target that fails, with the key in its answer, which is kept out of the report", async () => {
  await using target = await serve(() => ({
    status: 500,
    body: { message: "s3cret-sms is wrong" },
  }));
  const { code, out, err } = await runCli("--target", target.url, "--area", "sms");
  expect(code).toBe(1);
  expect(out).toContain("getStatistics must answer 200 or a documented refusal, saw 500");
  expect(out + err).not.toContain("s3cret");
});

test("2: a missing key is named", async () => {
  const run = ["run", "--target", "https://a.example", "--area", "sms"];
  const ended = await startProgram("cli.ts", run).ended;
  expect(ended.code).toBe(2);
  expect(ended.err).toContain("PARTNER_SMS_API_KEY");
  expectOneLine(ended);
});

test("2: a config that Node cannot run as it is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "enum-"));
  writeFileSync(join(folder, "conformance.config.ts"), 'enum Key { A = "s3cret" }');
  const ended = await startProgram("cli.ts", ["plan"], { cwd: folder }).ended;
  rmSync(folder, { recursive: true });
  expect(ended.code).toBe(2);
  expect(ended.err).toContain("conformance.config.ts is not valid TypeScript");
  expectOneLine(ended);
});

test("3: a target that is down", async () => {
  const down = await serve(() => ({}));
  await down.close();
  const ended = await runCli("--target", down.url);
  expect(ended.code).toBe(3);
  expect(ended.err).toContain("nothing listens there");
  expectOneLine(ended);
});

test("3: a target that answers with a web page", async () => {
  await using site = await serve(() => ({
    headers: { "content-type": "text/html" },
    body: "<h1>Hi</h1>",
  }));
  const ended = await runCli("--target", site.url);
  expect(ended.code).toBe(3);
  expect(ended.err).toContain("is it the address of the API?");
  expectOneLine(ended);
  expect(site.received).toHaveLength(1);
});

test("3: a target that redirects", async () => {
  await using site = await serve(() => ({
    status: 301,
    headers: { location: "https://a.example/x?s3cret" },
  }));
  const ended = await runCli("--target", site.url);
  expect(ended.code).toBe(3);
  expect(ended.err).toContain("redirects to https://a.example (301)");
  expectOneLine(ended);
});

test("5: a target that takes no key", async () => {
  await using target = await serve(() => ({
    status: 401,
    body: { success: false, message: "Invalid API key s3cret-sms" },
  }));
  const { code, out } = await runCli("--target", target.url, "--only", "SMS-131");
  expect(code).toBe(5);
  expect(out).toContain("was refused with 401: Invalid API key [redacted]");
});
