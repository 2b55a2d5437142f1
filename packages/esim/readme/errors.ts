import { strict as assert } from "node:assert";
import { esim } from "./first-call.ts";

const order = { package_id: "no-such-package", quantity: 1 };
const payIn = () => assert.fail();
let logged: string | undefined;
const log = (text: string | undefined) => {
  logged = text;
};

// README
import { isApiError } from "@partner-connectivity/esim";

try {
  await esim.createOrder(order);
} catch (error) {
  if (!isApiError(error, "createOrder")) throw error;
  if (error.status === 402) payIn();
  if (error.status === 422) log(error.body.message); // the body is typed by status
}
// END
assert.ok(logged);
