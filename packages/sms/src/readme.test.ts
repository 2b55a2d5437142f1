import { createSandbox, listen } from "@partner-connectivity/sandbox";
import { afterAll, beforeAll, vi } from "vitest";
import { readmeRules } from "../../core/src/testing/readme-rules.ts";

const sandbox = createSandbox();
const listening = listen(sandbox, { port: 0, host: "127.0.0.1" });

beforeAll(async () => {
  vi.stubEnv("PARTNER_BASE_URL", (await listening).url);
  vi.stubEnv("PARTNER_SMS_API_KEY", sandbox.organisation.sms.apiKey);
  vi.spyOn(console, "log").mockImplementation(() => {});
});

afterAll(async () => {
  await (await listening).close();
  await sandbox.close();
});

readmeRules(new URL("../", import.meta.url));
