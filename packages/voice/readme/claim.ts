import { strict as assert } from "node:assert";
import { voice } from "./first-call.ts";

let found = 0;
const lookAtLater = () => assert.fail();
const user = {
  business_name: "Harbour Travel",
  dob: "1990-04-12",
  email: "ada.obi@example.com",
  first_name: "Ada",
  last_name: "Obi",
  mobile: "+2348030000001",
  nin: "12345678901",
};

// README
import { isOutcomeUnknownError } from "@partner-connectivity/voice";

try {
  await voice.claimNumber({ ...user, pressone_number: "+2347001000001" });
} catch (error) {
  if (!isOutcomeUnknownError(error)) throw error; // nothing was claimed
  lookAtLater(); // perhaps claimed: see whether listUsers shows the user
}
const { data: users } = await voice.listUsers({ email: user.email });
// END
found = users.length;
assert.equal(found, 1);
