import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startProcess } from "./test-process.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(join(root, "README.md"), "utf8");

function blocks(language: string): string {
  const found = readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"));
  return [...found].map(([, code = ""]) => code).join("\n");
}

test("the lines of the README place an order, top it up and show both in the history", async () => {
  const { url, end } = await startProcess("--clock", "manual", "--strict");
  const script = blocks("sh").replaceAll("http://127.0.0.1:4020", url);
  const { stdout } = await run("sh", ["-ec", script.replaceAll("curl -s ", "curl -s -w '\\n' ")]);
  await end("SIGTERM");
  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const [packages, balance, used, topUps, topUp, history, refused, clock, again] = answers;
  expect(answers).toHaveLength(9);
  expect(packages.data[0].id).toBe("ng-1gb-7d");
  expect(balance.data.balance).toBe(250_000 - 900);
  expect(used.data_mb).toBe(1000);
  expect(topUps.data[0].id).toBe("ng-1gb-7d-topup");
  expect(topUp.code).toBe("TOPUP_ORDER_CREATED");
  const types = history.data.data.map((entry: { package: { type: string } }) => entry.package.type);
  expect(types).toEqual(["initial", "topup"]);
  expect(history.data.data[0].remaining).toBe(24);
  expect(refused.success).toBe(false);
  expect(clock.now).toBe("2026-01-15T09:15:00Z");
  expect(again.data).toEqual(history.data);
});

test("the code of the README runs as it stands", async () => {
  const code = `${blocks("ts")}\nconsole.log(answer.status);`;
  const typescript = ["--input-type=module-typescript", "--eval", code];
  const { stdout } = await run(process.execPath, typescript, { cwd: root });
  expect(stdout).toBe("200\n");
});
