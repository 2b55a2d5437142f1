import { strict as assert } from "node:assert";
import { sms } from "./first-call.ts";

const typed = "000000";
const letIn = () => assert.fail();
let said = "";
const say = (text: string) => {
  said = text;
};
// README
const { reference } = await sms.sendOtp({ recipient: "08030000001" });
// The user types the code. Keep the reference with the session.
const check = await sms.verifyOtp({ reference, code: typed });
if (check.verified) letIn();
else say(check.status === "pending" ? "Not this one. Try again." : "Ask for a new code.");
// END
assert.equal(said, "Not this one. Try again.");
