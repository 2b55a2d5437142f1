import { strict as assert } from "node:assert";
import { esim } from "./first-call.ts";

const package_id = "ng-1gb-7d";
const deliver = (text: string) => assert.match(text, /^LPA:1\$/);
const lookAtLater = (_: unknown) => assert.fail();

// README
import { isOutcomeUnknownError } from "@partner-connectivity/esim";

// The customer has paid.
try {
  const placed = await esim.placeOrder({ package_id, quantity: 1, description: "booking 4711" });
  if (placed.known === "answered") for (const { qrcode } of placed.order.sims) deliver(qrcode);
  else lookAtLater(placed.entry); // bought; the answer with the eSIMs was lost
} catch (error) {
  if (!isOutcomeUnknownError(error)) throw error; // nothing was bought
  lookAtLater(error.reference); // perhaps bought: look for it in the order list
}
// END
