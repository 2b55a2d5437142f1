import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ContractCopy, copyContract } from "../src/copy-contract.ts";
import { type CommandResult, runCommand } from "../src/run-command.ts";

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

function announce(bump: string): void {
  mkdirSync(join(copy.root, ".changeset"));
  const text = `---\n"@partner-connectivity/openapi": ${bump}\n---\n\nA change.\n`;
  writeFileSync(join(copy.root, ".changeset/change.md"), text);
}

test("without a release there is nothing to compare with", async () => {
  const { code, output } = await contractDiff();
  expect(code).toBe(0);
  expect(output).toContain("No release yet");
});

test("an unchanged contract needs no bump", async () => {
  await git("tag", "v1.0.0");
  const { code, output } = await contractDiff();
  expect(code).toBe(0);
  expect(output).toContain("The contract needs none since v1.0.0");
});

test("a breaking change without a changeset is refused", async () => {
  await git("tag", "v1.0.0");
  copy.edit("openapi/esim.yaml", "/customer/v2/balance:", "/customer/v2/balances:");
  const { code, output } = await contractDiff();
  expect(code).toBe(1);
  expect(output).toContain("/customer/v2/balance");
  expect(output).toContain("needs a major bump since v1.0.0, the changesets announce none");
});

test("a breaking change announced as minor is refused, as major it passes", async () => {
  await git("tag", "v1.0.0");
  copy.edit("openapi/esim.yaml", "/customer/v2/balance:", "/customer/v2/balances:");
  announce("minor");
  expect((await contractDiff()).code).toBe(1);
  rmSync(join(copy.root, ".changeset"), { recursive: true });
  announce("major");
  expect((await contractDiff()).code).toBe(0);
});

test("a ref that does not exist is told", async () => {
  const { code, output } = await contractDiff("v9");
  expect(code).toBe(2);
  expect(output).toContain('"v9" is no ref of this repository that has the contract');
});
