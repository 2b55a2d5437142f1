import { strict as assert } from "node:assert";
import { esim } from "./first-call.ts";

const iccid = "8923400000000000017";
let again: Date | undefined;
const tryAgainAt = (time: Date) => {
  again = time;
};
await esim.listPackageHistory({ iccid });

// README
import { isRateLimitError } from "@partner-connectivity/esim";

try {
  await esim.listPackageHistory({ iccid });
} catch (error) {
  if (!isRateLimitError(error)) throw error;
  tryAgainAt(error.retryAt); // its second call within 15 minutes: nothing was sent
}
// END
assert.ok(again && again.getTime() > Date.now() + 14 * 60_000);
