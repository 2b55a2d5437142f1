import { strict as assert } from "node:assert";
import { esim } from "./first-call.ts";

const codes: string[] = [];
// README
for await (const order of esim.listOrders.all({ type: "sim", limit: 50 })) {
  codes.push(order.code);
}
// END
assert.ok(codes.length >= 0);
