import { strict as assert } from "node:assert";

let state = "";
const store = async (_: string, status: string) => {
  state = status;
};

// README
import { parseDelivery } from "@partner-connectivity/sms/webhooks";

async function receive(request: Request): Promise<Response> {
  const { message_id, status } = parseDelivery(await request.text());
  await store(message_id, status);
  return new Response();
}
// END
const body = '{"message_id":"6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01","status":"delivered"}';
await receive(new Request("https://partner.example/deliveries", { method: "POST", body }));
assert.equal(state, "delivered");
