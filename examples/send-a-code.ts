/** A user signs in with a one-time code. */
import { strict as assert } from "node:assert";
import { createSandbox } from "@partner-connectivity/sandbox";
import { createSmsClient } from "@partner-connectivity/sms";

const sandbox = createSandbox({ clock: "manual" });
const sms = createSmsClient({
  baseUrl: "http://sandbox.test",
  apiKey: sandbox.organisation.sms.apiKey,
  fetch: sandbox.fetch,
});
const recipient = "+2348030000002";

const { reference } = await sms.sendOtp({ recipient });
// Nobody has a phone here: the outbox of the sandbox shows what was sent.
const [message] = await sandbox.control.listOutbox(recipient);
const code = message?.text.match(/\d{6}/)?.[0] ?? assert.fail("no code was sent");

// A wrong code is no error. It costs an attempt, and the user may try again.
const wrong = await sms.verifyOtp({ reference, code: code === "111111" ? "222222" : "111111" });
assert.equal(wrong.verified, false);

const right = await sms.verifyOtp({ reference, code });
assert.equal(right.verified, true);
console.log(`Signed in: ${right.message}`);
await sandbox.close();
