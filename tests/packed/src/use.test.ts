import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { run } from "./run.ts";
import { type SandboxProcess, startSandbox } from "./sandbox-process.ts";

const cwd = inject("folder");
let sandbox: SandboxProcess;

beforeAll(async () => {
  sandbox = await startSandbox(cwd);
});
afterAll(() => sandbox?.stop());

/** As npm packages, which there are for Linux alone. */
const nodes = ["20.20.2", "22.23.3", "24.21.0"];
const nodePackage = `node-${process.platform}-${process.arch}`;

test.skipIf(process.platform !== "linux").for(nodes)(
  "the first call of each client works on Node %s",
  async (version) => {
    const home = join(dirname(cwd), `node-${version}`);
    await mkdir(home);
    await run(
      "npm",
      ["install", "--prefix", home, "--no-audit", "--no-fund", `${nodePackage}@${version}`],
      { cwd: home },
    );
    const node = join(home, "node_modules", nodePackage, "bin/node");
    const { env } = sandbox;
    expect(JSON.parse(await run(node, ["first-calls.js"], { cwd, env }))).toEqual({
      node: version,
      packages: true,
      refused: true,
      numbers: 5,
      delivered: true,
    });
  },
);

test("npx partner-conformance replays the journeys against it, and everything holds", async () => {
  const args = ["--no-install", "partner-conformance", "run", "--profile", "sandbox"];
  const report = await run("npx", [...args, "--area", "voice"], { cwd, env: sandbox.env });
  expect(report).toMatch(/\b(\d+) of \1 musts in scope verified/);
});

const require = createRequire(import.meta.url);
const compilers = { "7": "typescript", "5.9": "typescript-5" };

test.for(
  Object.entries(compilers).flatMap(([version, name]) => [
    { version, name, module: "nodenext", moduleResolution: "nodenext" },
    { version, name, module: "esnext", moduleResolution: "bundler" },
  ]),
)("the types hold under $moduleResolution with TypeScript $version", async (setting) => {
  const tsc = join(dirname(require.resolve(`${setting.name}/package.json`)), "bin/tsc");
  const { module, moduleResolution } = setting;
  const options = { module, moduleResolution, target: "es2023", lib: "es2023,dom,dom.iterable" };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await run(process.execPath, [tsc, "--strict", "--noEmit", ...flags, "consumer.ts"], { cwd });
});
