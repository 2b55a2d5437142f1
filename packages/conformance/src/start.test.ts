import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startProgram } from "./testing/run-cli.ts";

function start(...flags: string[]) {
  const env = { PATH: process.env["PATH"] };
  const file = join(import.meta.dirname, "start.ts");
  return spawnSync(process.execPath, [file, ...flags], { encoding: "utf8", env, timeout: 60_000 });
}

test("npm start replays every flow against a sandbox, which conforms", { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = start();
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const [, verified, musts] = /conforms: (\d+) of (\d+) musts verified/.exec(stdout) ?? [];
  expect(Number(verified)).toBeGreaterThan(200);
  expect(verified).toBe(musts);
});

test("npm start says what it takes", () => {
  const { status, stderr } = start("--target", "https://api.example.com");
  expect(status).toBe(2);
  expect(stderr).toBe("partner-conformance: npm start takes -- --mock and -- --verbose.\n");
});

test("npm start --mock replays the journeys against a mock and ends with 0", async () => {
  const { code, out, err } = await startProgram("start.ts", ["--mock"]).ended;
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/\d+ of \d+ musts verified on http:\/\/127\.0\.0\.1:\d+\/ \(profile mock\)/);
  expect(out, "a mock cannot show it all").not.toMatch(/conforms/);
  expect(out, "piped output is plain").not.toContain("\u001b");
  expect(out.split("\n").length, "it fits a screen").toBeLessThan(40);
});

test("a reader that leaves early does not end the run", async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "start.ts"), "--mock"]);
  const errors: string[] = [];
  child.stderr.on("data", (data) => errors.push(String(data)));
  child.stdout.destroy();
  expect(await once(child, "close")).toEqual([0, null]);
  expect(errors).toEqual([]);
});
