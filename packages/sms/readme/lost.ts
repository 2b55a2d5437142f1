import { strict as assert } from "node:assert";
import { sms } from "./first-call.ts";

const message = { recipient: "08030000001", body: "Your eSIM is ready." };
const lookAtLater = (_: unknown) => assert.fail();

// README
import { isOutcomeUnknownError } from "@partner-connectivity/sms";

try {
  await sms.sendSms(message, { idempotencyKey: "ORD-000001-ready" });
} catch (error) {
  if (!isOutcomeUnknownError(error)) throw error; // nothing was sent
  lookAtLater(error.idempotencyKey); // perhaps sent
}
// END
