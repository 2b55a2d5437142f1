import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { run } from "./run.ts";
import { type SandboxProcess, startSandbox } from "./sandbox-process.ts";

const cwd = inject("folder");
let sandbox: SandboxProcess;

beforeAll(async () => {
  sandbox = await startSandbox(cwd);
});
afterAll(() => sandbox?.stop());

const conformance = (...args: string[]) =>
  run("npx", ["--no-install", "partner-conformance", ...args], { cwd, env: sandbox.env });
const read = (name: string) => readFile(join(cwd, name), "utf8");

/** Of the partner's folder: ajv comes with the suite, the schemas lie in it. */
const installed = createRequire(join(cwd, "package.json"));

test("the sandbox beside it conforms, and every form of report says so", async () => {
  const forms = ["json", "junit", "html", "har"].flatMap((form) => [`--${form}`, `run.${form}`]);
  const text = await conformance("run", "--profile", "sandbox", ...forms);
  expect(text).toMatch(/ conforms: (\d+) of \1 musts verified\./);

  const report = JSON.parse(await read("run.json"));
  expect(report).toMatchObject({ conforms: true, exitCode: 0, areas: ["esim", "voice", "sms"] });
  const { Ajv2020 } = installed("ajv/dist/2020.js");
  const ajv = new Ajv2020({ allowUnionTypes: true });
  ajv.validate(installed("@partner-connectivity/conformance/schemas/report.schema.json"), report);
  expect(ajv.errors).toBeNull();
  const failures = (await read("run.junit")).match(/ failures="\d+"/g);
  expect(failures).toEqual(Array(3).fill(' failures="0"'));
  expect(await read("run.html")).toContain("conforms");
  expect(JSON.parse(await read("run.har")).log.entries).toHaveLength(report.requests);
});

test("two reports are compared, and what got worse fails", async () => {
  const report = await read("run.json");
  await writeFile(
    join(cwd, "worse.json"),
    report.replace('"outcome": "pass"', '"outcome": "fail"'),
  );
  expect(await conformance("compare", "run.json", "run.json")).toContain(
    "Every verdict is the same",
  );
  await expect(conformance("compare", "run.json", "worse.json")).rejects.toThrow("pass → fail");
});

test("a run that broke off is resumed, and what it had sent is not sent again", async () => {
  await writeFile(join(cwd, "fixtures.json"), '{ "recipient": "+2348031112223" }');
  const args = ["--only", "SMS-006,SMS-012", "--max-messages", "2", "--fixtures", "fixtures.json"];
  const journal = ["--journal", "whole.jsonl", "--json", "whole.json"];
  await conformance("run", ...args, ...journal);
  const lines = (await read("whole.jsonl")).split("\n");
  const cut = lines.slice(0, lines.findIndex((line) => line.includes('"type":"flow"')) + 1);
  await writeFile(join(cwd, "cut.jsonl"), `${cut.join("\n")}\n`);

  await conformance("run", ...args, "--resume", "cut.jsonl", "--json", "resumed.json");
  const [whole, resumed] = [await read("whole.json"), await read("resumed.json")].map((text) =>
    JSON.parse(text),
  );
  expect(resumed).toMatchObject({ resumed: true, exitCode: 0, used: whole.used });
  const sentIn = ({ flows }: { flows: { steps: object[] }[] }) =>
    flows[0]?.steps.map((step) => ({ ...step, exchange: undefined }));
  expect(sentIn(resumed), "to the millisecond").toEqual(sentIn(whole));
});
