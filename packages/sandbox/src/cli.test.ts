import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { magicValues } from "./magic-values.ts";
import { runCli, runCliOn, startProcess } from "./test-process.ts";

test("it prints where it listens, the credentials of each area and lines that work as they are", async () => {
  const { url, greeting, end } = await startProcess("--clock", "manual", "--strict");
  expect(greeting).toContain(`sandbox on ${url}`);
  expect(greeting).toMatch(/eSIM .*esim_\w{32}/);
  expect(greeting).toMatch(/Voice .*Bearer voice_\w{32}/);
  expect(greeting).toMatch(/SMS .*sms_\w{32}/);
  const lines = greeting.match(/curl .*/g) ?? [];
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    const { stdout } = await promisify(execFile)("sh", ["-c", line]);
    expect(JSON.parse(stdout)).toMatchObject({ success: true });
  }
  expect(await end("SIGTERM")).toMatchObject({ code: 0 });
});

test("it answers about itself at /_sandbox", async () => {
  const { url, end } = await startProcess("--clock", "manual", "--seed", "9");
  const facts = await (await fetch(`${url}/_sandbox`)).json();
  expect(facts).toEqual({ sandbox: true, clock: "manual", seed: 9, strict: false });
  expect((await end("SIGINT")).code).toBe(0);
});

test("--help lists every magic value", async () => {
  const { code, output } = await runCli("--help");
  expect(code).toBe(0);
  for (const { value, effect } of Object.values(magicValues)) {
    expect(output).toContain(value);
    expect(output).toContain(effect);
  }
});

test.each([
  ["20.20.2", 1, "needs Node 22.13 or newer; this is Node 20.20.2."],
  ["22.9.0", 1, "needs Node 22.13"],
  ["22.13.0", 0, "Values with an effect"],
  ["100.0.0", 0, "Values with an effect"],
])("on Node %s it ends with %i and says %j", async (version, code, text) => {
  const ended = await runCliOn(version);
  expect([ended.code, ended.output]).toEqual([code, expect.stringContaining(text)]);
  expect(ended.output).not.toContain("    at ");
});

test.each([
  [["--port", "x"], '--port takes a whole number from 0 to 65535, not "x".'],
  [["--port", "65536"], "--port takes"],
  [["--seed", "-1"], "argument is ambiguous"],
  [["--seed", "1.5"], "--seed takes a whole number"],
  [["--clock", "fast"], '--clock takes real or manual, not "fast".'],
  [["--host", ""], "--host takes a value."],
  [["--db="], "--db takes a value."],
  [["--bogus"], "Unknown option '--bogus'"],
])("%j is refused with what is wrong and how to use it", async (args, message) => {
  const { code, output } = await runCli(...args);
  expect(code).toBe(2);
  expect(output).toContain(message);
  expect(output).toContain("partner-sandbox [--port");
  expect(output).not.toContain("    at ");
});

test("a taken port and a database in use, of another seed or of no use are told plainly", async () => {
  const directory = mkdtempSync(join(tmpdir(), "sandbox-"));
  const db = join(directory, "sandbox.db");
  const { url, end } = await startProcess("--db", db);
  const { port } = new URL(url);
  const taken = await runCli("--port", port);
  expect([taken.code, taken.output]).toEqual([1, expect.stringContaining(`Port ${port}`)]);
  const locked = await runCli("--port", "0", "--db", db);
  expect([locked.code, locked.output]).toEqual([1, expect.stringContaining("locked")]);
  await end("SIGTERM");
  const seeded = await runCli("--port", "0", "--db", db, "--seed", "2");
  expect([seeded.code, seeded.output]).toEqual([1, expect.stringContaining("with seed 1")]);
  const missing = await runCli("--port", "0", "--db", join(directory, "no", "x.db"));
  expect([missing.code, missing.output]).toEqual([1, expect.stringContaining("unable to open")]);
  const text = join(directory, "text.db");
  writeFileSync(text, "no database at all\n".repeat(99));
  const unreadable = await runCli("--port", "0", "--db", text);
  expect([unreadable.code, unreadable.output]).toEqual([1, expect.stringContaining("of its own")]);
  for (const { output } of [taken, locked, seeded, missing, unreadable])
    expect(output).not.toContain("    at ");
  rmSync(directory, { recursive: true });
});
