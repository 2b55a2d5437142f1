import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

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
