import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@partner-connectivity/sandbox";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { Missing } from "../flow/missing.ts";
import type { Report } from "../report/report.ts";
import { startProgram } from "../testing/run-cli.ts";
import { verdictsOf } from "../testing/run-on-sandbox.ts";
import { serveSandbox } from "../testing/serve-sandbox.ts";
import { readOtpByCommand } from "./read-otp-by-command.ts";

const folder = mkdtempSync(join(tmpdir(), "otp-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

const recipient = "+2348031112223";
const ids = ["SMS-106", "SMS-108", "SMS-109", "SMS-110"];

/** Prints the latest code that went to the phone, as a gateway to a real one would. */
const program = `
const { PARTNER_OTP_RECIPIENT, PARTNER_OTP_SENT_AT } = process.env;
const outbox = new URL(process.argv[2]);
outbox.searchParams.set("recipient", PARTNER_OTP_RECIPIENT);
const codes = await (await fetch(outbox)).json();
const isNew = ({ sent_at }) => Date.parse(sent_at) + 1000 > Date.parse(PARTNER_OTP_SENT_AT);
console.log(codes.find(isNew).code);`;

/** A target that is no sandbox to whoever asks, and a phone beside it. */
async function runOnStaging(commandOf: (outbox: string) => readonly string[] | undefined) {
  await using target = await serveSandbox((next) => async (request) => {
    const isControl = new URL(request.url).pathname.startsWith("/_sandbox");
    return isControl ? new Response(null, { status: 404 }) : next(request);
  });
  const { sandbox, environment } = target;
  const phone = await listen(sandbox, { port: 0, host: "127.0.0.1" });
  const outbox = `${phone.url}/_sandbox/organisations/${sandbox.organisation.id}/outbox`;
  const otpCommand = commandOf(outbox);
  const config = {
    ...{ target: target.url, profile: "staging", only: ids, bounds: { maxMessages: 20 } },
    ...{ fixtures: { recipient }, ...(otpCommand && { otpCommand }) },
    reports: { json: "report.json", har: "report.har", html: "report.html" },
  };
  writeFileSync(join(folder, "conformance.config.json"), JSON.stringify(config));
  const { out, err } = await startProgram("cli.ts", ["run"], { cwd: folder, environment }).ended;
  const sent = (await (await fetch(outbox)).json()) as { readonly code: string }[];
  await phone.close();
  const texts = ["json", "har", "html"].map((kind) =>
    readFileSync(join(folder, `report.${kind}`), "utf8"),
  );
  const journals = join(folder, ".conformance");
  for (const name of readdirSync(journals)) texts.push(readFileSync(join(journals, name), "utf8"));
  const report: Report = JSON.parse(texts[0] ?? "");
  return { report, codes: sent.map(({ code }) => code), all: [out, err, ...texts].join("\n") };
}

test("codes that a command prints are verified, and stand in no output", async () => {
  const file = join(folder, "read-code.mjs");
  writeFileSync(file, program);
  const { report, codes, all } = await runOnStaging((outbox) => [process.execPath, file, outbox]);
  expect(verdictsOf(report)).toEqual({
    ...{ "SMS-106": "pass", "SMS-109": "pass", "SMS-110": "pass" },
    "SMS-108": "skip",
  });
  expect(codes.length).toBeGreaterThan(2);
  for (const code of codes) expect(all).not.toMatch(new RegExp(`\\b${code}\\b`));
});

test("where nobody reads the code only the unhappy paths run, and the report says so", async () => {
  const { report } = await runOnStaging(() => undefined);
  const steps = report.flows.flatMap((flow) => flow.steps);
  const sent = steps.filter(({ operation, status }) => operation === "verifyOtp" && status);
  expect(sent.length).toBeGreaterThan(5);
  expect(report.requirements).toContainEqual(
    expect.objectContaining({
      ...{ id: "SMS-106", outcome: "skip" },
      reason: expect.stringContaining("name an otpCommand in the config"),
    }),
  );
});

test("a command that fails is an error of the run, in words of ours", async () => {
  const command = [process.execPath, "-e", "console.log('123456'); process.exit(7)"];
  const { report, all } = await runOnStaging(() => command);
  expect(report.exitCode).toBe(3);
  expect(report.requirements).toContainEqual(
    expect.objectContaining({ id: "SMS-106", outcome: "error" }),
  );
  expect(all).toContain("otpCommand ended with 7");
  expect(all).not.toContain("123456");
});

const read = (script: string, timeoutMs?: number) =>
  readOtpByCommand([process.execPath, "-e", script], timeoutMs)({ recipient, sentAt: new Date(0) });

test.each([
  ["", "skip", "printed no code"],
  ["console.log('Your code is 123456.')", "error", "printed more than a code"],
  ["process.kill(process.pid)", "error", "ended by SIGTERM"],
])("a command %j leaves the code open", async (script, outcome, reason) => {
  const missing = await read(script);
  expect(missing).toBeInstanceOf(Missing);
  expect(missing).toMatchObject({ outcome, reason: expect.stringContaining(reason) });
});

test("a command that does not end is ended", async () => {
  expect(await read("setInterval(() => {}, 1000)", 50)).toMatchObject({
    ...{ outcome: "error", reason: "otpCommand did not end within 0.05 seconds" },
  });
});

test("a command that is not there is told", async () => {
  const sent = { recipient, sentAt: new Date(0) };
  expect(await readOtpByCommand(["./nowhere"])(sent)).toMatchObject({
    ...{ outcome: "error", reason: "otpCommand could not be started (ENOENT)" },
  });
});

test("a command is told the phone and the time, and no API key", async () => {
  vi.stubEnv("PARTNER_SMS_API_KEY", "s3cret");
  const names = ["PARTNER_OTP_RECIPIENT", "PARTNER_OTP_SENT_AT", "PARTNER_SMS_API_KEY"];
  const script = `console.log(${JSON.stringify(names)}.map((name) => process.env[name]).join())`;
  expect(await read(script)).toBe(`${recipient},1970-01-01T00:00:00.000Z,`);
});
