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

const person = { business_name: "B", dob: "1990-04-12", email: "ada@example.com", nin: "1" };
const claimant = { ...person, first_name: "Ada", last_name: "Obi", mobile: "+2348030000001" };

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

test("the number and the user that were named are claimed and renewed", async () => {
  const posts: { readonly path: string | undefined; readonly body: unknown }[] = [];
  await using target = await serveSandbox((next) => async (request) => {
    const path = new URL(request.url).pathname.split("/").at(-2);
    if (request.method === "POST") posts.push({ path, body: await request.clone().json() });
    return next(request);
  });
  const ask = async (path: string, body?: object) => {
    const authorization = `Bearer ${target.environment["PARTNER_VOICE_API_KEY"]}`;
    const answer = await fetch(`${target.url}/api/third-party/partner/${path}/`, {
      headers: { authorization, "content-type": "application/json" },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { data: { data: { phone_number: string }[] } };
  };
  const { data } = await ask("available-numbers");
  const [first, , , fourth] = data.data.map(({ phone_number }) => phone_number);
  const renewEmail = "ben.obi@example.com";
  const ben = { ...claimant, email: renewEmail, mobile: "+2348030000002" };
  await ask("claim-number", { ...ben, pressone_number: first });

  const fixtures = file("choices.json", { claimant, claimNumber: fourth, renewEmail });
  const flags = ["--only", "VOICE-053,VOICE-076", "--max-claims", "1", "--max-renewals", "1"];
  await cli(target, ...flags, "--fixtures", fixtures);
  expect(posts.slice(1)).toEqual([
    { path: "claim-number", body: { ...claimant, pressone_number: fourth, is_free_trial: true } },
    { path: "renew-number", body: { email: renewEmail } },
  ]);
});

test("nobody is renewed whom the run has not signed up", async () => {
  await using target = await serveSandbox();
  const fixtures = file("claimant.json", { claimant });
  const flags = ["--area", "voice", "--max-renewals", "1", "--json", "-"];
  const { out } = await cli(target, ...flags, "--fixtures", fixtures);
  const { used, flows } = JSON.parse(out);
  expect(used.claim).toBe(0);
  expect(flows[0].steps).toContainEqual(
    expect.objectContaining({ operation: "renewNumber", outcome: "blocked" }),
  );
});
