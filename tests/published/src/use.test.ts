import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { run } from "../../packed/src/run.ts";
import { type SandboxProcess, startSandbox } from "../../packed/src/sandbox-process.ts";
import { install } from "./install.ts";

let tools: string;
let sandbox: SandboxProcess;

beforeAll(async () => {
  tools = await install("sandbox", "conformance");
  sandbox = await startSandbox(tools);
});
afterAll(() => sandbox?.stop());

/** As npm packages, which there are for Linux alone. */
const nodes = ["20.20.2", "22.23.3", "24.21.0"];
const nodePackage = `node-${process.platform}-${process.arch}`;

/** Installs a Node of that version and gives its path. */
async function installNode(version: string): Promise<string> {
  const home = join(inject("folder"), `node-${version}`);
  await mkdir(home);
  const args = ["--prefix", home, "--no-audit", "--no-fund", `${nodePackage}@${version}`];
  await run("npm", ["install", ...args], { cwd: home });
  return join(home, "node_modules", nodePackage, "bin/node");
}

test.skipIf(process.platform !== "linux")(
  "the first call of each client works on every Node that is promised, with nothing else installed",
  async () => {
    const programs = await Promise.all(nodes.map(installNode));
    for (const area of ["esim", "voice", "sms"]) {
      const cwd = await install(area);
      for (const node of programs)
        expect(await run(node, [`${area}.js`], { cwd, env: sandbox.env }), node).toBe("true\n");
    }
  },
);

test("npx partner-conformance verifies every must of the sandbox beside it", async () => {
  const args = ["--no-install", "partner-conformance", "run", "--profile", "sandbox"];
  const report = await run("npx", args, { cwd: tools, env: sandbox.env });
  expect(report).toMatch(/\b(\d+) of \1 musts verified/);
});

test.for(["sandbox", "conformance"])("npx finds %s in an empty folder", async (name) => {
  const cwd = await install();
  // A cache of its own, or npx runs what an earlier registry gave it.
  const env = { npm_config_cache: join(cwd, "cache") };
  const help = await run("npx", ["--yes", `@partner-connectivity/${name}`, "--help"], { cwd, env });
  expect(help).toContain(`partner-${name}`);
});
