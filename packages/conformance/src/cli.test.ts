import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMock } from "@partner-connectivity/mock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadContract } from "./contract/load-contract.ts";
import { operationFinderOf } from "./deviations/operation-at.ts";
import { readOptions } from "./options.ts";
import { runCommand } from "./run-command.ts";
import { ConfigurationError } from "./target/configuration-error.ts";
import { type Ended, startProgram } from "./testing/run-cli.ts";
import { serve } from "./testing/serve.ts";
import { serveSandbox } from "./testing/serve-sandbox.ts";

const keys = {
  PARTNER_ESIM_API_KEY: "s3cret-esim",
  PARTNER_VOICE_API_KEY: "s3cret-voice",
  PARTNER_SMS_API_KEY: "s3cret-sms",
};
const folder = mkdtempSync(join(tmpdir(), "conformance-"));
let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

function start(file: "cli.ts" | "start.ts", args: readonly string[], environment: object = keys) {
  return startProgram(file, args, { cwd: folder, environment }).ended;
}
const cli = (...args: string[]) => start("cli.ts", ["run", ...args]);

/** What a user sees of a run that could not start: one line, no trace, no key. */
function expectOneLine({ err, out }: Ended): void {
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(err).toMatch(/^partner-conformance: /);
  expect(err).not.toMatch(/\n\s+at |s3cret/);
  expect(out).not.toContain("s3cret");
}

test("npm start --mock replays the journeys against a mock and ends with 0", async () => {
  const { code, out, err } = await start("start.ts", ["--mock"], {});
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/\d+ of \d+ musts verified on http:\/\/127\.0\.0\.1:\d+\/ \(profile mock\)/);
  expect(out, "a mock cannot show it all").not.toMatch(/conforms/);
  expect(out, "piped output is plain").not.toContain("\u001b");
  expect(out.split("\n").length, "it fits a screen").toBeLessThan(40);
});

test("a reader that leaves early does not end the run", async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "start.ts"), "--mock"]);
  const errors: string[] = [];
  child.stderr.on("data", (data) => errors.push(String(data)));
  child.stdout.destroy();
  expect(await once(child, "close")).toEqual([0, null]);
  expect(errors).toEqual([]);
});

test("the mock profile opens the bounds on this machine", async () => {
  const { code, out } = await cli("--target", mock.url, "--profile", "mock");
  expect(code).toBe(0);
  expect(out).toContain("1 number claimed");
});

test("without flags nothing is sent that spends, claims, renews or messages, as the sandbox counts", async () => {
  const contract = loadContract();
  await using target = await serveSandbox();
  const options = { cwd: folder, environment: target.environment };
  const { code, out } = await startProgram("cli.ts", ["run", "--target", target.url], options)
    .ended;
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

test("--json - leaves standard output to machines", async () => {
  const { code, out } = await cli("--target", mock.url, "--profile", "mock", "--json", "-");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ profile: "mock", exitCode: 0, conforms: false });
});

test("--json FILE holds every verdict and no secret", async () => {
  const file = join(folder, "report.json");
  await cli("--target", mock.url, "--area", "sms", "--json", file);
  const text = readFileSync(file, "utf8");
  expect(Object.keys(JSON.parse(text))).toContain("requirements");
  expect(text).not.toMatch(/s3cret|\+2348030000001/);
});

test("--only narrows the run down to what the requirement needs", async () => {
  const { code, out } = await cli("--target", mock.url, "--only", "SMS-131", "--json", "-");
  const report = JSON.parse(out);
  expect(code).toBe(0);
  expect(report.flows.map(({ name }: { name: string }) => name)).toEqual(["analytics"]);
  expect(report.requirements).toMatchObject([{ id: "SMS-131", outcome: "pass" }]);
});

test("a part that holds is not called conforming", async () => {
  const { out } = await cli("--target", mock.url, "--only", "SMS-131");
  expect(out).toContain("1 of 1 musts in scope verified");
  expect(out).not.toContain("conforms");
});

test("list shows each requirement, its kind, its level and whether a flow checks it", async () => {
  const { code, out } = await start("cli.ts", ["list", "--area", "esim"], {});
  expect(code).toBe(0);
  expect(out).toMatch(/^ESIM-027 +fact +must +checked +\S/m);
  expect(out).not.toContain("SMS-");
});

test.each([
  ["no target", [], "--target URL"],
  ["a wrong target", ["--target", "nowhere"], "is no address"],
  ["http beyond this machine", ["--target", "http://api.example.com"], "in the clear"],
  ["an unknown flag", ["--target", "https://a.example", "--max-spent", "1"], "--max-spent"],
  ["an unknown area", ["--target", "https://a.example", "--area", "fax"], '"fax"'],
  ["no area", ["--target", "https://a.example", "--area", ","], "names no area"],
  ["an unknown requirement", ["--target", "https://a.example", "--only", "ESIM-999"], '"ESIM-999"'],
  [
    "a requirement without verdict",
    ["--target", "https://a.example", "--only", "ESIM-008"],
    "binds the partner",
  ],
  [
    "spending in production",
    ["--target", "https://a.example", "--profile", "production", "--max-spend", "1"],
    "only reads",
  ],
  [
    "a report nowhere",
    ["--target", "https://a.example", "--json", "/nowhere/report.json"],
    "cannot be written",
  ],
  [
    "no fixtures",
    ["--target", "https://a.example", "--fixtures", "/nowhere.json"],
    "cannot be read",
  ],
])("2: %s", async (_, args, why) => {
  const refused = async () => runCommand(readOptions(["run", ...args]), keys);
  await expect(refused).rejects.toThrow(why);
  await expect(refused).rejects.toThrow(ConfigurationError);
  await expect(refused).rejects.not.toThrow(/\n|s3cret/);
});

test("2: a missing key is named", async () => {
  const ended = await start(
    "cli.ts",
    ["run", "--target", "https://a.example", "--area", "sms"],
    {},
  );
  expect(ended.code).toBe(2);
  expect(ended.err).toContain("PARTNER_SMS_API_KEY");
  expectOneLine(ended);
});

test("3: a target that is down", async () => {
  const down = await serve(() => ({}));
  await down.close();
  const ended = await cli("--target", down.url);
  expect(ended.code).toBe(3);
  expect(ended.err).toContain("nothing listens there");
  expectOneLine(ended);
});

test("3: a target that answers with a web page", async () => {
  await using site = await serve(() => ({
    headers: { "content-type": "text/html" },
    body: "<h1>Hi</h1>",
  }));
  const ended = await cli("--target", site.url);
  expect(ended.code).toBe(3);
  expect(ended.err).toContain("is it the address of the API?");
  expectOneLine(ended);
  expect(site.received).toHaveLength(1);
});

test("3: a target that redirects", async () => {
  await using site = await serve(() => ({
    status: 301,
    headers: { location: "https://a.example/x?s3cret" },
  }));
  const ended = await cli("--target", site.url);
  expect(ended.code).toBe(3);
  expect(ended.err).toContain("redirects to https://a.example (301)");
  expectOneLine(ended);
});

test("1: a target that fails, with the key in its answer, which is kept out of the report", async () => {
  await using target = await serve(() => ({
    status: 500,
    body: { message: "s3cret-sms is wrong" },
  }));
  const { code, out, err } = await cli("--target", target.url, "--area", "sms");
  expect(code).toBe(1);
  expect(out).toContain("getStatistics must answer 200 or a documented refusal, saw 500");
  expect(out + err).not.toContain("s3cret");
});

test("5: a target that takes no key", async () => {
  await using target = await serve(() => ({
    status: 401,
    body: { success: false, message: "Invalid API key s3cret-sms" },
  }));
  const { code, out } = await cli("--target", target.url, "--only", "SMS-131");
  expect(code).toBe(5);
  expect(out).toContain("was refused with 401: Invalid API key [redacted]");
});

test("fixtures stand in for people, and stay out of the report", async () => {
  const file = join(folder, "fixtures.json");
  writeFileSync(file, JSON.stringify({ recipient: "+2348031112223" }));
  const { out } = await cli(
    "--target",
    mock.url,
    "--area",
    "sms",
    "--fixtures",
    file,
    "--max-messages",
    "2",
    "--json",
    "-",
  );
  const report = JSON.parse(out);
  expect(report.used.message).toBe(2);
  expect(report.requirements).toContainEqual(
    expect.objectContaining({ id: "SMS-063", outcome: "pass" }),
  );
  expect(out).not.toContain("2348031112223");
});

test("nobody is renewed whom the run has not signed up", async () => {
  const file = join(folder, "claimant.json");
  const person = { business_name: "B", dob: "1990-04-12", email: "ada@example.com", nin: "1" };
  const claimant = { ...person, first_name: "Ada", last_name: "Obi", mobile: "+2348030000001" };
  writeFileSync(file, JSON.stringify({ claimant }));
  const { out } = await cli(
    ...[
      "--target",
      mock.url,
      "--area",
      "voice",
      "--fixtures",
      file,
      "--max-renewals",
      "1",
      "--json",
      "-",
    ],
  );
  const { used, flows } = JSON.parse(out);
  expect(used.claim).toBe(0);
  expect(flows[0].steps).toContainEqual(
    expect.objectContaining({ operation: "renewNumber", outcome: "blocked" }),
  );
});
