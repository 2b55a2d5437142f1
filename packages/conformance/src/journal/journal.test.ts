import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, expect, test } from "vitest";
import schema from "../../schemas/journal.schema.json" with { type: "json" };
import { startProgram } from "../testing/run-cli.ts";
import { type ServedSandbox, serveSandbox } from "../testing/serve-sandbox.ts";
import type { Fetch } from "../wire/fetch.ts";
import { readJournal } from "./read-journal.ts";

const folder = mkdtempSync(join(tmpdir(), "journal-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** From this order on, the answer is held back for good once the service has acted on it. */
function silentFrom(nth: number, onSilence: () => void): (next: Fetch) => Fetch {
  let orders = 0;
  return (next) => async (request) => {
    const isOrder = request.method === "POST" && new URL(request.url).pathname.endsWith("/orders");
    const response = await next(request);
    if (!isOrder || orders++ < nth) return response;
    onSilence();
    return new Promise(() => {});
  };
}

const args = ["--max-spend", "100000", "--only", "ESIM-005,ESIM-057"];
const ordersOf = (target: ServedSandbox) =>
  Object.entries(target.counts())
    .filter(([path]) => path.startsWith("POST") && path.includes("order"))
    .reduce((sum, [, count]) => sum + count, 0);

test("a run killed in the middle of a purchase and resumed buys once", async () => {
  const file = join(folder, "killed.jsonl");
  let isSilent = () => {};
  const silence = new Promise<void>((resolve) => {
    isSilent = resolve;
  });
  let heldBack = true;
  const layer = (next: Fetch): Fetch => {
    const silent = silentFrom(0, () => isSilent())(next);
    return (request) => (heldBack ? silent(request) : next(request));
  };
  await using target = await serveSandbox(layer);
  const { environment } = target;
  const first = startProgram(
    "cli.ts",
    ["run", "--target", target.url, ...args, "--journal", file],
    {
      environment,
      cwd: folder,
    },
  );
  await silence;
  first.child.kill("SIGKILL");
  await first.ended;
  heldBack = false;
  const before = ordersOf(target);
  expect(before, "the service acted on the order").toBe(1);
  expect(readFileSync(file, "utf8")).toContain('"type":"sending"');

  const run = ["run", "--target", target.url, ...args, "--json", "-"];
  const second = await startProgram("cli.ts", [...run, "--resume", file], {
    environment,
    cwd: folder,
  }).ended;
  const report = JSON.parse(second.out);
  const bought = report.flows
    .flatMap(({ steps }: { steps: { operation: string; reason?: string }[] }) => steps)
    .filter(({ operation }: { operation: string }) => operation === "createOrder");
  expect(bought[0]).toMatchObject({
    outcome: "blocked",
    reason: expect.stringContaining("not sent twice"),
  });
  expect(report.resumed).toBe(true);
  expect(second.code, "what was not seen is not verified").toBe(5);
  const created = Object.entries(target.counts()).filter(
    ([path]) => path === "POST /customer/v2/orders",
  );
  expect(created).toEqual([["POST /customer/v2/orders", 1]]);

  const third = await startProgram("cli.ts", [...run, "--resume", file], {
    environment,
    cwd: folder,
  }).ended;
  expect(third).toMatchObject({ code: 2, err: expect.stringContaining("came to its end") });
});

test("flows that had ended are not run again, and their verdicts stay", async () => {
  const file = join(folder, "later.jsonl");
  await using target = await serveSandbox();
  const { environment } = target;
  const options = { environment, cwd: folder };
  const run = ["run", "--target", target.url, ...args, "--json", "-"];
  const whole = await startProgram("cli.ts", [...run, "--journal", file], options).ended;
  const lines = readFileSync(file, "utf8").split("\n");
  const cut = lines.slice(0, lines.findIndex((line) => line.includes('"type":"flow"')) + 1);
  const other = join(folder, "cut.jsonl");
  writeFileSync(other, `${cut.join("\n")}\n{"type":"sending","flow":"top`, { mode: 0o600 });
  const before = target.counts()["POST /customer/v2/orders"];

  const resumed = await startProgram("cli.ts", [...run, "--resume", other], options).ended;
  expect(target.counts()["POST /customer/v2/orders"]).toBe(before);
  const verdict = (text: string) =>
    JSON.parse(text).requirements.find(({ id }: { id: string }) => id === "ESIM-005");
  expect(verdict(resumed.out)).toEqual(verdict(whole.out));
});

test("a journal is for its owner only, follows its schema and holds no secret", async () => {
  await using target = await serveSandbox();
  const { environment } = target;
  const place = mkdtempSync(join(folder, "default-"));
  const run = ["run", "--target", target.url, ...args];
  const { out } = await startProgram("cli.ts", run, { environment, cwd: place }).ended;
  const [name = ""] = readdirSync(join(place, ".conformance"));
  expect(out).toContain(`--resume .conformance/${name}`);
  const file = join(place, ".conformance", name);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, "utf8");
  const check = new Ajv2020({ allowUnionTypes: true }).compile(schema);
  for (const line of text.trim().split("\n")) {
    check(JSON.parse(line));
    expect(check.errors).toBeNull();
  }
  for (const key of Object.values(environment)) expect(text).not.toContain(key);
  expect(text).not.toMatch(/LPA:1|89234\d{14}/);
});

test("a run that only reads leaves no journal", async () => {
  await using target = await serveSandbox();
  const place = mkdtempSync(join(folder, "reads-"));
  const run = ["run", "--target", target.url, "--only", "ESIM-118"];
  await startProgram("cli.ts", run, { environment: target.environment, cwd: place }).ended;
  expect(readdirSync(place)).toEqual([]);
});

const identity = { target: "https://a.example/", profile: "staging", contract: "1", flows: ["f"] };
const header = { type: "run", version: 1, at: "2027-01-01T00:00:00.000Z", pid: 2 ** 22 + 1 };

test.each([
  [{ ...header, ...identity, target: "https://b.example/" }, "of another target"],
  [{ ...header, ...identity, flows: ["g"] }, "other flows"],
  [{ ...header, ...identity, pid: process.pid }, "still goes on"],
  [{ type: "end", at: header.at, exitCode: 0 }, "no journal"],
  [{ type: "walk" }, "cannot be understood at line 1"],
])("%j is refused: it is %s", (line, why) => {
  const file = join(folder, "refused.jsonl");
  writeFileSync(file, `${JSON.stringify(line)}\n`);
  expect(() => readJournal(file, identity)).toThrow(why);
});

test("a line that is cut was never on the disk, so what it announces was never sent", () => {
  const file = join(folder, "half.jsonl");
  const sending = { type: "sending", at: header.at, flow: "f", operation: "o", nth: 0 };
  const whole = JSON.stringify({ ...sending, effect: "spend", cost: 5 });
  writeFileSync(file, `${JSON.stringify({ ...header, ...identity })}\n${whole.slice(0, -4)}`);
  expect(readJournal(file, identity)).toMatchObject({ used: { spend: 0 }, sent: new Set() });
  writeFileSync(file, `${JSON.stringify({ ...header, ...identity })}\n${whole}\n`);
  expect(readJournal(file, identity)).toMatchObject({
    used: { spend: 5 },
    sent: new Set(["f o 0"]),
  });
});
