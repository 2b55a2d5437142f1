import { strict as assert } from "node:assert";
import { esim } from "./first-call.ts";

// README
const response = await esim.fetch("/customer/v2/what-you-were-told-at-onboarding");
const { data, error } = await esim.api.GET("/customer/v2/balance");
// END
assert.equal(response.status, 404);
assert.ok(data && !error);
