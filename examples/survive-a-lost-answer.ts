/** The network eats the answer to an order. The money is spent once, and the partner knows. */
import { strict as assert } from "node:assert";
import { createEsimClient, isOutcomeUnknownError } from "@partner-connectivity/esim";
import { createSandbox, listen } from "@partner-connectivity/sandbox";

const sandbox = createSandbox();
const { url, close } = await listen(sandbox, { port: 0, host: "127.0.0.1" });
const esim = createEsimClient({ baseUrl: url, apiKey: sandbox.organisation.esim.apiKey });
const order = { package_id: "ng-1gb-7d", quantity: 1, description: "booking 4711" };
const { balance: before } = await esim.getBalance();

// The service takes the order, and the connection breaks before the answer is there.
await sandbox.control.addFault({ kind: "lose_answer", operation: "createOrder" });
const placed = await esim.placeOrder(order);
assert(placed.known === "listed"); // found in the order list, by a reference in its description
console.log(`Order ${placed.entry.code} is there; it was not sent again.`);
const { balance: after } = await esim.getBalance();

// The same again with createOrder, which does not look: it says that the outcome is unknown.
await sandbox.control.addFault({ kind: "lose_answer", operation: "createOrder" });
const error = await esim.createOrder(order).catch((thrown: unknown) => thrown);
assert(isOutcomeUnknownError(error));

// What nobody but a sandbox can tell: two orders were sent, and each was paid for once.
const requests = await sandbox.control.listRequests();
assert.equal(requests.filter(({ operation }) => operation === "createOrder").length, 2);
assert.equal((await esim.getBalance()).balance, after - (before - after));
await close();
await sandbox.close();
