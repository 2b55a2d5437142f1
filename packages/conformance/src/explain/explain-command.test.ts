import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadContract } from "../contract/load-contract.ts";
import { startProgram } from "../testing/run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "explain-"));
afterAll(() => rmSync(folder, { recursive: true }));
const explain = (id: string, ...flags: string[]) =>
  startProgram("cli.ts", ["explain", id, ...flags], { cwd: folder }).ended;

const { requirements } = loadContract();

test("a requirement is told with all that a verdict on it rests on", async () => {
  const { code, out } = await explain("sms-066");
  const { rule, source, via = [], covers = [] } = requirements.get("SMS-066") ?? {};
  expect(code).toBe(0);
  expect(out.split("\n")).toEqual([
    `SMS-066  ${rule}`,
    `  fact · must · binds the service · section ${source}`,
    "  sendSms  POST /api/sms/send  (message)",
    "  listMessageLogs  GET /api/sms/logs  (read)",
    `  covers ${covers.join(", ")}`,
    `  seen only through ${via.join(", ")}, which must be confirmed first`,
    "  takes a target that remembers; a mock cannot show it",
    "",
    "Checked by send-sms, which holds values of answers against it.",
    "  fixtures of that flow: recipient",
    "",
  ]);
});

test.each([
  ["ESIM-008", "No run gives it a verdict: it binds the partner, not the service"],
  ["SMS-003", "No run gives it a verdict: it is a gap that nobody has filled"],
  ["ESIM-007", requirements.get("ESIM-007")?.unobservable ?? "?"],
])("%s has no verdict, and it is told why", async (id, why) => {
  const { out } = await explain(id);
  expect(out).toContain(why);
  expect(out, "what is empty is left out").not.toMatch(/covers *\n/);
});

test("with the address of a documentation site there is a link to it", async () => {
  const config = join(folder, "docs.json");
  writeFileSync(config, '{"docs":"https://docs.example.com/"}');
  const { out } = await explain("VOICE-001", "--config", config);
  expect(out).toContain("  https://docs.example.com/voice/requirements/#voice-001\n");
});

test.each([
  ["ESIM-27", "Did you mean ESIM-027 or"],
  ["SNS-066", "Did you mean SMS-066?"],
  ["wallet", '"wallet". See: partner-conformance list'],
])("2: %s is unknown, and the nearest are named", async (id, hint) => {
  const { code, out, err } = await explain(id);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(`There is no requirement "${id}"`);
  expect(err).toContain(hint);
  expect(err.trim().split("\n")).toHaveLength(1);
});
