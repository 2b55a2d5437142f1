import { strict as assert } from "node:assert";

const { PARTNER_BASE_URL: baseUrl = "", PARTNER_SMS_API_KEY: apiKey = "" } = process.env;
const messages = [{ recipient: "08030000001", body: "Your eSIM is ready." }];

// README
import { createSmsClient } from "@partner-connectivity/sms";

const sms = createSmsClient({
  baseUrl,
  apiKey,
  limits: { "sms-send": 2_000 }, // a minute, if your account may; 500 is documented
  maxWaitMs: 300_000, // a campaign can wait its turn
});
const sent = await Promise.all(messages.map((message) => sms.sendSms(message)));
// END
assert.equal(sent.length, 1);
