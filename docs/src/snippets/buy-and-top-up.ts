// #region client
import { createEsimClient } from "@partner-connectivity/esim";

const esim = createEsimClient({
  baseUrl: process.env["PARTNER_BASE_URL"] ?? "",
  apiKey: process.env["PARTNER_ESIM_API_KEY"] ?? "",
});
// #endregion

// #region order
const packages = await esim.listPackages({ country_code: "NG" });
const [chosen] = packages;
if (!chosen) throw new Error("nothing on offer");

// The customer picks it and pays for it. Only then:
const placed = await esim.placeOrder({ package_id: chosen.id, quantity: 1 });
if (placed.known !== "answered") throw new Error(`see the order list for ${placed.reference}`);

const [sim] = placed.order.sims;
if (!sim) throw new Error("the order has no eSIM");
console.log(`${sim.iccid} is ready to install`);
// #endregion

// #region use
// Only on the sandbox: the customer installs the eSIM and uses some of it.
const organisation = process.env["SANDBOX_ORGANISATION"];
await esim.fetch(`/_sandbox/organisations/${organisation}/esims/${sim.iccid}/consume`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ data_mb: 900 }),
});
// #endregion

// #region top-up
const usage = await esim.getUsage({ iccid: sim.iccid });
console.log(`${usage.remaining} of ${usage.total} MB left`);

const topUp = await esim.topUp({
  iccid: sim.iccid,
  // Called with what is on offer for this eSIM now; the customer picks and pays here.
  choose: ([first]) => {
    if (!first) throw new Error("nothing to top up with");
    return first;
  },
});
console.log(`topped up, ${topUp.known}`);
// #endregion

// #region history
const history = await esim.listPackageHistory({ iccid: sim.iccid });
console.log(history.map((entry) => `${entry.package.type}: ${entry.package.title}`).join("\n"));
// #endregion
