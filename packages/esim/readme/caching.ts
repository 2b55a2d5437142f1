import { strict as assert } from "node:assert";
import { esim } from "./first-call.ts";

const iccid = "8923400000000000017";

// README
import { retrievedAt } from "@partner-connectivity/esim";

const usage = await esim.getUsage({ iccid });
console.log(`${usage.remaining} MB left at ${retrievedAt(usage)}`);
await esim.listPackages({}, { fresh: true }); // not the list that is kept
// END
assert.ok(retrievedAt(usage));
