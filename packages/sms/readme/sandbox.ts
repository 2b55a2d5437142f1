import { strict as assert } from "node:assert";
// README
import { createSandbox } from "@partner-connectivity/sandbox";
import { createSmsClient } from "@partner-connectivity/sms";

const sandbox = createSandbox({ clock: "manual" });
const sms = createSmsClient({
  baseUrl: "http://sandbox.test",
  apiKey: sandbox.organisation.sms.apiKey,
  fetch: sandbox.fetch,
});
await sms.sendSms({ recipient: "08030000001", body: "Your eSIM is ready." });
const [message] = await sandbox.control.listOutbox();
// END
assert.ok(message);
await sandbox.close();
