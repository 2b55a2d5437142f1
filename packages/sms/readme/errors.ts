import { strict as assert } from "node:assert";
import { sms } from "./first-call.ts";

const message = { recipient: "12", body: "Your eSIM is ready." };
let logged: string | undefined;
const log = (text: string) => {
  logged = text;
};
const chargeWallet = () => assert.fail();

// README
import { isApiError } from "@partner-connectivity/sms";

try {
  await sms.sendSms(message);
} catch (error) {
  if (!isApiError(error, "sendSms")) throw error;
  if (error.status === 402) chargeWallet();
  if (error.status === 422) log(Object.keys(error.body.errors).join()); // typed by status
  if (error.status === 400) log(error.body.message);
}
// END
assert.ok(logged);
