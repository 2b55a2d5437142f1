import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { run } from "./run.ts";
import { type SandboxProcess, startSandbox } from "./sandbox-process.ts";

const tarballs = inject("tarballs");
const { version } = createRequire(import.meta.url)("vitest/package.json");
let cwd: string;
let sandbox: SandboxProcess;

beforeAll(async () => {
  cwd = await mkdtemp(join(dirname(inject("folder")), "team-"));
  await writeFile(join(cwd, "package.json"), '{ "private": true, "type": "module" }\n');
  const files = ["conformance", "openapi", "sandbox"].map((name) => tarballs[name] ?? "");
  await run("npm", ["install", "--no-audit", "--no-fund", `vitest@${version}`, ...files], { cwd });
  sandbox = await startSandbox(cwd);
});
afterAll(() => sandbox?.stop());

/** The suite that the README of the installed package prints, on the sandbox. */
async function readSuite(): Promise<string> {
  const file = join(cwd, "node_modules/@partner-connectivity/conformance/README.md");
  const readme = await readFile(file, "utf8");
  const [, suite = ""] = /```ts\n(import \{ conformance \}[^`]*)```/.exec(readme) ?? [];
  const url = JSON.stringify(sandbox.env["PARTNER_BASE_URL"]);
  return suite.replace('"https://staging.example.com"', `${url}, profile: "sandbox"`);
}

async function runSuite(name: string, suite: string) {
  await writeFile(join(cwd, `${name}.test.ts`), suite);
  const args = ["--no-install", "vitest", "run", name, "--reporter=json", "--outputFile=out.json"];
  const ending = await run("npx", args, { cwd }).then(
    () => "green",
    () => "red",
  );
  const { testResults } = JSON.parse(await readFile(join(cwd, "out.json"), "utf8"));
  const tests: { status: string; title: string }[] = testResults[0].assertionResults;
  const of = (status: string) => tests.filter((one) => one.status === status);
  return { ending, passed: of("passed").length, failed: of("failed").map(({ title }) => title) };
}

test("the suite of the README is green on a target that holds", async () => {
  const { ending, passed, failed } = await runSuite("good", await readSuite());
  expect({ ending, failed }).toEqual({ ending: "green", failed: [] });
  expect(passed).toBeGreaterThan(30);
});

test("it is red where a requirement fails, and there alone", async () => {
  const layer = `async fetch(request) {
    const response = await fetch(request);
    if (!request.url.endsWith("/customer/v2/balance")) return response;
    const text = (await response.text()).replace('"NGN"', '"EUR"');
    return new Response(text, response);
  },`;
  const suite = (await readSuite()).replace(
    /areas: .*/,
    `only: ["ESIM-118", "SMS-131"],\n  ${layer}`,
  );
  expect(await runSuite("deviating", suite)).toMatchObject({ ending: "red", failed: ["ESIM-118"] });
});
