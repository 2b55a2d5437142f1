import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ContractCopy, copyContract } from "../src/testing/copy-contract.ts";
import { type CommandResult, runCommand } from "../src/testing/run-command.ts";

let copy: ContractCopy;
beforeEach(async () => {
  copy = copyContract();
  writeFileSync(join(copy.root, ".gitignore"), "node_modules\n");
  for (const command of ["init -q", "add .", "commit -qm first"]) await git(...command.split(" "));
});
afterEach(() => rmSync(copy.root, { recursive: true }));

function git(...args: string[]): Promise<CommandResult> {
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  return runCommand(copy.root, "git", ...identity, ...args);
}

function contractDiff(...args: string[]): Promise<CommandResult> {
  return runCommand(copy.root, process.execPath, "openapi/tools/contract-diff.ts", ...args);
}

const lastRelease = "@partner-connectivity/openapi@1.2.3";

function announce(bump: string): void {
  mkdirSync(join(copy.root, ".changeset"));
  const text = `---\n"@partner-connectivity/openapi": ${bump}\n---\n\nA change.\n`;
  writeFileSync(join(copy.root, ".changeset/change.md"), text);
}

function setVersion(version: string): void {
  const file = join(copy.openapi, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...manifest, version }));
}

test("without a release there is nothing to compare with", async () => {
  const { code, output } = await contractDiff();
  expect(code).toBe(0);
  expect(output).toContain("No release yet");
});

test("an unchanged contract needs no bump", async () => {
  await git("tag", lastRelease);
  const { code, output } = await contractDiff();
  expect(code).toBe(0);
  expect(output).toContain(`The contract needs none since ${lastRelease}`);
});

test("a breaking change without a changeset is refused", async () => {
  await git("tag", lastRelease);
  copy.edit("openapi/esim.yaml", "/customer/v2/balance:", "/customer/v2/balances:");
  const { code, output } = await contractDiff();
  expect(code).toBe(1);
  expect(output).toContain("/customer/v2/balance");
  expect(output).toContain(`needs a major bump since ${lastRelease}, the changesets announce none`);
});

test("a breaking change announced as minor is refused, as major it passes", async () => {
  await git("tag", lastRelease);
  copy.edit("openapi/esim.yaml", "/customer/v2/balance:", "/customer/v2/balances:");
  announce("minor");
  expect((await contractDiff()).code).toBe(1);
  rmSync(join(copy.root, ".changeset"), { recursive: true });
  announce("major");
  expect((await contractDiff()).code).toBe(0);
});

test("a change of requirements, flows or schemas alone is a patch at least", async () => {
  await git("tag", lastRelease);
  copy.edit("openapi/flows/top-up.arazzo.yaml", "summary:", "summary: Again,");
  const { code, output } = await contractDiff();
  expect(code).toBe(1);
  expect(output).toContain("openapi/flows/top-up.arazzo.yaml");
  expect(output).toContain("needs a patch bump");
  announce("patch");
  expect((await contractDiff()).code).toBe(0);
});

test("once the changesets have become a version, the version announces their bump", async () => {
  setVersion("1.2.3");
  await git("commit", "-qam", "release");
  await git("tag", lastRelease);
  copy.edit("openapi/esim.yaml", "/customer/v2/balance:", "/customer/v2/balances:");
  setVersion("1.3.0");
  expect((await contractDiff()).code).toBe(1);
  setVersion("2.0.0");
  expect((await contractDiff()).code).toBe(0);
});

test("a later tag that is no release is not taken for one", async () => {
  await git("tag", lastRelease);
  copy.edit("openapi/esim.yaml", "/customer/v2/balance:", "/customer/v2/balances:");
  await git("commit", "-qam", "second");
  await git("tag", "docs-today");
  expect((await contractDiff()).code).toBe(1);
});

test("a clone too shallow to have the last release is told, not passed", async () => {
  await git("tag", lastRelease);
  copy.edit("openapi/esim.yaml", "/customer/v2/balance:", "/customer/v2/balances:");
  await git("commit", "-qam", "second");
  writeFileSync(join(copy.root, ".git/shallow"), (await git("rev-parse", "HEAD")).output);
  const { code, output } = await contractDiff();
  expect(code).toBe(2);
  expect(output).toContain("git fetch --unshallow --tags");
});

test("a ref that does not exist is told", async () => {
  const { code, output } = await contractDiff("v9");
  expect(code).toBe(2);
  expect(output).toContain('"v9" is no ref of this repository that has the contract');
});
