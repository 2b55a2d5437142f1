/** A traveller buys an eSIM, uses most of it, and buys more data for it. */
import { strict as assert } from "node:assert";
import { createEsimClient } from "@partner-connectivity/esim";
import { createSandbox } from "@partner-connectivity/sandbox";

const sandbox = createSandbox({ clock: "manual" });
const esim = createEsimClient({
  baseUrl: "http://sandbox.test",
  apiKey: sandbox.organisation.esim.apiKey,
  fetch: sandbox.fetch,
});

const packages = await esim.listPackages({ country_code: "NG" });
const [cheapest] = packages.toSorted((a, b) => a.price - b.price);
assert(cheapest);
// The traveller pays here. An order whose answer is lost is looked up, never sent again.
const placed = await esim.placeOrder({ package_id: cheapest.id, quantity: 1 });
assert(placed.known === "answered");
const [sim] = placed.order.sims;
assert(sim);
console.log(`Install it with ${sim.qrcode}`);

// On the first day abroad a phone uses the eSIM, which activates it.
await sandbox.control.consume(sim.iccid, { data_mb: 900 });
const usage = await esim.getUsage({ iccid: sim.iccid });
assert.equal(usage.status, "ACTIVE");

const topUp = await esim.topUp({
  iccid: sim.iccid,
  choose: ([offer]) => offer ?? Promise.reject(new Error("Nothing is on offer.")),
});
assert(topUp.known === "answered");
const history = await esim.listPackageHistory({ iccid: sim.iccid });
assert.equal(history.length, 2);
console.log(`${usage.remaining} MB were left; now it has ${history.length} packages.`);
await sandbox.close();
