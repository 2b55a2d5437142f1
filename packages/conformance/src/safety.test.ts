import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMock } from "@partner-connectivity/mock";
import { afterAll, expect, test } from "vitest";
import { loadContract } from "./contract/load-contract.ts";
import { operationFinderOf } from "./deviations/operation-at.ts";
import { startProgram } from "./testing/run-cli.ts";
import { type ServedSandbox, serveSandbox } from "./testing/serve-sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "safety-"));
afterAll(() => rmSync(folder, { recursive: true }));

function cli({ url, environment }: ServedSandbox, ...args: string[]) {
  const run = ["run", "--target", url, ...args];
  return startProgram("cli.ts", run, { cwd: folder, environment }).ended;
}

function file(name: string, content: object): string {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
}

test("the mock profile opens the bounds on this machine", async () => {
  const mock = await startMock({ port: 0, host: "127.0.0.1" });
  const run = ["run", "--target", mock.url, "--profile", "mock"];
  const { code, out } = await startProgram("cli.ts", run).ended;
  await mock.close();
  expect(code).toBe(0);
  expect(out).toContain("1 number claimed");
});

test("without flags nothing is sent that spends, claims, renews or messages, as the sandbox counts", async () => {
  const contract = loadContract();
  await using target = await serveSandbox();
  const { code, out } = await cli(target);
  expect(code).toBe(4);
  expect(out).toContain("--max-spend is 0");
  const operationAt = operationFinderOf(contract);
  const effects = Object.keys(target.counts()).map((asked) => {
    const [method = "", url = ""] = asked.split(" ");
    return contract.operations.get(operationAt(new Request(target.url + url, { method })) ?? "")
      ?.effect;
  });
  expect(new Set(effects)).toEqual(new Set(["read"]));
});

test("fixtures stand in for people, and stay out of the report", async () => {
  await using target = await serveSandbox();
  const fixtures = file("recipient.json", { recipient: "+2348031112223" });
  const flags = ["--area", "sms", "--max-messages", "2", "--json", "-"];
  const { out } = await cli(target, ...flags, "--fixtures", fixtures);
  const report = JSON.parse(out);
  expect(report.used.message).toBe(2);
  expect(report.requirements).toContainEqual(
    expect.objectContaining({ id: "SMS-063", outcome: "pass" }),
  );
  expect(out).not.toContain("2348031112223");
});

test("nobody is renewed whom the run has not signed up", async () => {
  await using target = await serveSandbox();
  const person = { business_name: "B", dob: "1990-04-12", email: "ada@example.com", nin: "1" };
  const claimant = { ...person, first_name: "Ada", last_name: "Obi", mobile: "+2348030000001" };
  const fixtures = file("claimant.json", { claimant });
  const flags = ["--area", "voice", "--max-renewals", "1", "--json", "-"];
  const { out } = await cli(target, ...flags, "--fixtures", fixtures);
  const { used, flows } = JSON.parse(out);
  expect(used.claim).toBe(0);
  expect(flows[0].steps).toContainEqual(
    expect.objectContaining({ operation: "renewNumber", outcome: "blocked" }),
  );
});
