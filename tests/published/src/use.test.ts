import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { run } from "../../packed/src/run.ts";
import { type SandboxProcess, startSandbox } from "../../packed/src/sandbox-process.ts";
import { readWorkflow, stepsOf } from "../../workflows/src/workflow.ts";
import { install } from "./install.ts";

let sandbox: SandboxProcess;

beforeAll(async () => {
  sandbox = await startSandbox(await install("sandbox"));
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

test("npx finds the sandbox from an empty folder", async () => {
  const cwd = await install();
  // A cache of its own, or npx runs what an earlier registry gave it.
  const env = { npm_config_cache: join(cwd, "cache") };
  const help = await run("npx", ["--yes", "@partner-connectivity/sandbox", "--help"], { cwd, env });
  expect(help).toContain("partner-sandbox");
});

test("the conformance workflow verifies every must it is asked for, and leaves its reports", async () => {
  const cwd = await install();
  const { PARTNER_BASE_URL: TARGET = "", ...keys } = sandbox.env;
  const env = { npm_config_cache: join(cwd, "cache"), RUNNER_TEMP: cwd, TARGET, ...keys };
  const step = stepsOf(readWorkflow("conformance.yml")).find(({ run }) => run?.includes("npx"));
  const inputs = { VERSION: "latest", PROFILE: "sandbox", AREAS: "voice", MAX_CLAIMS: "50" };
  const fixtures = { FIXTURES: '{ "recipient": "+2348031112223" }' };
  const report = await run("bash", ["-e", "-c", step?.run ?? "exit 9"], {
    cwd,
    env: { ...env, ...inputs, ...fixtures },
  });
  expect(report).toMatch(/\b(\d+) of \1 musts in scope verified/);
  expect(await readdir(cwd)).toEqual(
    expect.arrayContaining(["report.json", "report.xml", "report.html"]),
  );
});
