import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Served, serveDocs } from "./serve/serve-docs.ts";

const folder = join(import.meta.dirname, "snippets");

/** What each snippet that the guides quote prints, in the order of its file. */
const outputs: Readonly<Record<string, RegExp>> = {
  "buy-and-top-up.ts":
    /ready to install\n\d+ of \d+ MB left\ntopped up, answered\ninitial: .*\ntopup: /,
  "claim-and-renew.ts": /^on trial\npaying$/,
  "errors.ts": /^recycled: /,
  "esim-quickstart.sh":
    /"remaining".*"TOPUP_ORDER_CREATED".*"type":"initial".*"type":"topup".*"balance"/s,
  "own-limits.ts": /^\d/,
  "receive-deliveries.ts": /^$/,
  "send-a-code.ts": /^the phone is theirs$/,
  "send-sms.ts": /to \+2348030000001: accepted\n\d+.* NGN left$/,
  "sms-quickstart.sh": /"accepted".*"logs".*"verified":true/s,
  "survive-a-lost-answer.ts": /^ordered; the answer was lost; in the order list as ORD-/,
  "test-in-process.ts": /kind: 'code'[\s\S]*false expired$/,
  "voice-quickstart.sh": /"phone_number".*claimed.*"is_free_trial":true.*renewed/s,
  "webhooks.sh": /"url":"http:\/\/127\.0\.0\.1:8080\/".*"accepted".*"now".*"message_id"/s,
};

let served: Served;
beforeAll(async () => {
  served = await serveDocs({ site: folder, port: 0 });
});
afterAll(() => served.close());

test("every snippet is here", () => {
  const files = readdirSync(folder).filter((file) => /\.(ts|sh)$/.test(file));
  expect(files.sort()).toEqual(Object.keys(outputs).sort());
});

test.each(Object.entries(outputs))("%s does what its page says", async (file, output) => {
  const { id, esim, voice, sms } = await served.sandbox.control.createOrganisation();
  const names = {
    PARTNER_BASE_URL: served.url,
    PARTNER_ESIM_API_KEY: esim.apiKey,
    PARTNER_VOICE_API_KEY: voice.apiKey,
    PARTNER_SMS_API_KEY: sms.apiKey,
    SANDBOX_ORGANISATION: id,
  };
  const run = file.endsWith(".sh") ? runScript : runModule;
  expect(await run(join(folder, file), names)).toMatch(output);
});

async function runScript(file: string, names: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)("bash", [file], {
    env: { ...process.env, ...names },
  });
  return stdout.trim();
}

/** Runs here, where the process is kept alive, as that of a partner's server is. */
async function runModule(file: string, names: Record<string, string>): Promise<string> {
  const lines: string[] = [];
  const { inspect } = await import("node:util");
  const log = vi.spyOn(console, "log").mockImplementation((...words: unknown[]) => {
    lines.push(words.map((word) => (typeof word === "string" ? word : inspect(word))).join(" "));
  });
  for (const [name, value] of Object.entries(names)) vi.stubEnv(name, value);
  try {
    await import(file);
  } finally {
    vi.unstubAllEnvs();
    log.mockRestore();
  }
  return lines.join("\n").trim();
}
