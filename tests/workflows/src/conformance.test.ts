import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readWorkflow, root, stepsOf } from "./workflow.ts";

const workflow = readWorkflow("conformance.yml");
const called = workflow.on.workflow_call;

test("the conformance workflow passes only flags that the program knows", () => {
  const cli = join(root, "packages/conformance/src/cli.ts");
  const help = execFileSync(process.execPath, [cli, "--help"], { encoding: "utf8" });
  const script = stepsOf(workflow).find(({ run }) => run?.includes("npx"))?.run ?? "";
  const [, flags = ""] = script.split(/ run \\\n/);
  const passed = flags.match(/--[\w-]+/g) ?? [];
  expect(passed).toContain("--target");
  for (const flag of passed) expect(help).toContain(`  ${flag} `);
});

test("the conformance workflow uses each of its inputs and secrets", () => {
  expect(called).toBeDefined();
  for (const input of Object.keys(called?.inputs ?? {}))
    expect(workflow.text).toContain(`\${{ inputs.${input} }}`);
  for (const secret of Object.keys(called?.secrets ?? {}))
    expect(workflow.text).toContain(`\${{ secrets.${secret} }}`);
});

test("the example in the docs gives it what it asks for and nothing else", () => {
  const file = join(root, "docs/src/snippets/conformance.workflow.yml");
  const jobs: Record<string, { uses: string; with: object; secrets: object }> = parse(
    readFileSync(file, "utf8"),
  ).jobs;
  expect(jobs).not.toEqual({});
  for (const job of Object.values(jobs)) {
    expect(job.uses).toContain("/.github/workflows/conformance.yml@");
    const inputs = Object.entries(called?.inputs ?? {});
    expect(inputs.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(job.with)));
    const required = inputs.filter(([, { required }]) => required).map(([name]) => name);
    expect(Object.keys(job.with)).toEqual(expect.arrayContaining(required));
    const secrets = Object.keys(called?.secrets ?? {});
    expect(secrets).toEqual(expect.arrayContaining(Object.keys(job.secrets)));
  }
});
