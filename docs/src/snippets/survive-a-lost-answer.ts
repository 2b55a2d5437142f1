import { createEsimClient, isOutcomeUnknownError } from "@partner-connectivity/esim";

const esim = createEsimClient({
  baseUrl: process.env["PARTNER_BASE_URL"] ?? "",
  apiKey: process.env["PARTNER_ESIM_API_KEY"] ?? "",
});

// #region provoke
// Only on the sandbox: the next order is carried out, and its answer never arrives.
const control = `/_sandbox/organisations/${process.env["SANDBOX_ORGANISATION"]}`;
await esim.fetch(`${control}/faults`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ kind: "lose_answer", operation: "createOrder" }),
});
// #endregion

// #region survive
try {
  const placed = await esim.placeOrder({ package_id: "ng-1gb-7d", quantity: 1 });
  if (placed.known === "answered") console.log("ordered", placed.order.sims);
  else console.log("ordered; the answer was lost; in the order list as", placed.entry.code);
} catch (error) {
  if (!isOutcomeUnknownError(error)) throw error;
  // Neither ordered nor not ordered, as far as anyone can tell: somebody has to look.
  console.log("look for", error.reference);
}
// #endregion

// #region once
const orders = await esim.listOrders({ type: "sim" });
console.log(orders.length, "orders in the list");
// #endregion
