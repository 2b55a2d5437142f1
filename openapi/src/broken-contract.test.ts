/** Each mistake an author can make is told with file, line and what to do. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkAssumptions } from "./checks/check-assumptions.ts";
import { checkCoverage } from "./checks/check-coverage.ts";
import { checkFlows } from "./checks/check-flows.ts";
import { checkRegistry } from "./checks/check-registry.ts";
import { type Contract, contractDirectory, readContract } from "./contract.ts";
import { formatProblem, type Problem } from "./problem.ts";
import { type ContractCopy, copyContract } from "./testing/copy-contract.ts";
import { type CommandResult, runCommand } from "./testing/run-command.ts";

let copy: ContractCopy;
beforeEach(() => {
  copy = copyContract();
});
afterEach(() => rmSync(copy.root, { recursive: true }));

function problems(check: (contract: Contract) => Problem[]): string[] {
  return check(readContract(copy.openapi)).map(formatProblem);
}

function lint(): Promise<CommandResult> {
  const redocly = join(contractDirectory, "node_modules/.bin/redocly");
  const args = ["lint", "--config", "../redocly.yaml", "--format", "stylish", "esim.yaml"];
  return runCommand(copy.openapi, redocly, ...args);
}

test("a typo in a document names file and line", () => {
  const line = copy.edit(
    "openapi/esim.yaml",
    "operationId: getBalance",
    "operationId: getBalance: x",
  );
  expect(() => readContract(copy.openapi)).toThrow(`openapi/esim.yaml:${line}`);
});

test("a key that OpenAPI does not know names its line", async () => {
  const line = copy.edit("openapi/esim.yaml", "operationId: getBalance", "operationID: getBalance");
  const { code, output } = await lint();
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`${line}:\\d+.*operationID.*not expected`));
});

test("an unresolved $ref names its line", async () => {
  const line = copy.edit(
    "openapi/esim.yaml",
    "schemas/GetBalanceResponse",
    "schemas/GetBalanceRespons",
  );
  const { code, output } = await lint();
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`${line}:\\d+.*no-unresolved-refs`));
});

test("an unknown extension and an unknown extension value name their line and the schema", async () => {
  const value = copy.edit("openapi/esim.yaml", "x-effect: spend", "x-effect: splurge");
  const name = copy.edit("openapi/esim.yaml", "x-cache-seconds: 3600", "x-cache: 3600");
  const { code, output } = await lint();
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`${value}:\\d+.*x-effect.*spend.*extensions.schema.json`));
  expect(output).toMatch(new RegExp(`${name}:\\d+.*x-cache is no extension`));
});

test.each([
  [
    "an operation without x-replay",
    "x-replay: { lost: never, refused: [] }\n",
    "\n",
    "no x-replay",
  ],
  ["a 429 without Retry-After", "Retry-After:", "Retry-Afterwards:", "no Retry-After"],
  [
    "an error without a JSON body",
    "content:\n        application/json:",
    "content:\n        text/html:",
    "has no JSON body",
  ],
  [
    "a parameter without an example",
    "example: local",
    "deprecated: false",
    "The parameter has no example",
  ],
])("%s fails the lint", async (_, from, to, message) => {
  copy.edit("openapi/esim.yaml", from, to);
  expect((await lint()).output).toContain(message);
});

test("a requirement id that stands twice names file and line", () => {
  copy.edit("openapi/requirements/esim.yaml", "ESIM-002:", "ESIM-001:");
  expect(() => readContract(copy.openapi)).toThrow(/requirements\/esim.yaml:\d+ .*unique/);
});

test("a requirement whose id changed is missed and the new id is not known", () => {
  copy.edit("openapi/requirements/esim.yaml", "ESIM-002:", "ESIM-902:");
  const found = problems(checkRegistry);
  expect(found).toContainEqual(expect.stringMatching(/ESIM-002 is gone/));
  expect(found).toContainEqual(expect.stringMatching(/esim.yaml:\d+ ESIM-902 is new: append it/));
});

test("a requirement of an unknown kind names its line and the schema", () => {
  const line = copy.edit("openapi/requirements/esim.yaml", "kind: fact", "kind: rumour");
  expect(problems(checkRegistry)).toContainEqual(
    expect.stringMatching(new RegExp(`esim.yaml:${line} .*requirements.schema.json`)),
  );
});

test("a property without a requirement names its line", () => {
  const line = copy.edit("openapi/esim.yaml", "available_credit:\n", "invented_field:\n");
  expect(problems(checkCoverage)).toContainEqual(
    expect.stringContaining(`openapi/esim.yaml:${line} Balance.invented_field is covered by no`),
  );
});

test("an assumption that is not marked, and a mark that is no assumption, name their line", () => {
  copy.edit("openapi/esim.yaml", "x-assumed: ESIM-", "x-assumed: ESIM-9");
  const found = problems(checkAssumptions);
  expect(found).toContainEqual(expect.stringMatching(/esim.yaml:\d+ .* which is no assumption/));
  expect(found).toContainEqual(expect.stringMatching(/esim.yaml:\d+ .* mark it x-assumed/));
});

test("a step whose effect is not that of its operation names its line", () => {
  const line = copy.edit("openapi/flows/buy-esim.arazzo.yaml", "x-effect: spend", "x-effect: read");
  expect(problems(checkFlows)).toContainEqual(
    expect.stringMatching(/buy-esim.arazzo.yaml:\d+ .*createOrder has spend/),
  );
  expect(line).toBeGreaterThan(0);
});

test("a generated file that no longer matches its document is named with what to do", async () => {
  copy.edit("openapi/esim.yaml", "operationId: getBalance", "operationId: getMoney");
  const { code, output } = await runCommand(
    copy.openapi,
    process.execPath,
    "tools/generate.ts",
    "esim",
    "--check",
  );
  expect(code).toBe(1);
  expect(output).toContain("packages/esim/src/operations.gen.ts:1");
  expect(output).toContain("npm run generate");
});
