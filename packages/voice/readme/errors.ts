import { strict as assert } from "node:assert";
import { voice } from "./first-call.ts";

let isTaken = false;
const offerAnother = () => {
  isTaken = true;
};
const claim = {
  business_name: "Harbour Travel",
  dob: "1990-04-12",
  email: "bola.ade@example.com",
  first_name: "Bola",
  last_name: "Ade",
  mobile: "+2348030000002",
  nin: "12345678902",
  pressone_number: "+2347001000001",
};
await voice.claimNumber({ ...claim, pressone_number: "+2347001000002" });

// README
import { isApiError } from "@partner-connectivity/voice";

try {
  await voice.claimNumber(claim);
  await voice.claimNumber(claim);
} catch (error) {
  if (!isApiError(error, "claimNumber")) throw error;
  if (error.status !== 409) throw error;
  offerAnother(); // error.body is typed by status
}
// END
assert.ok(isTaken);
