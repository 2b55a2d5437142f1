import { expect, test } from "vitest";
import { openPartner } from "../test-partner.ts";
import { MOST_BODY_BYTES } from "./read-body.ts";

async function open() {
  const { sandbox, esim } = await openPartner();
  const { data } = (await esim("POST", "/customer/v2/auth/refresh")).body;
  const authorization = `Bearer ${data.access_token}`;
  return async (path: string, init: RequestInit & { duplex?: "half" } = {}) => {
    const headers = { authorization, "x-api-key": sandbox.organisation.sms.apiKey };
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test${path}`, {
        ...init,
        headers: { ...headers, ...(init.headers as object) },
      }),
    );
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
}

const ORDERS = "/customer/v2/orders";
const json = { "content-type": "application/json" };

test("what is not there is answered with 404 as JSON", async () => {
  const send = await open();
  for (const path of ["/", "/customer/v2/nothing", "/customer/v2/balance/", "/qr/x.png", "/%"]) {
    const { status, body } = await send(path);
    expect([path, status, body.success]).toEqual([path, 404, false]);
  }
  expect((await send("/customer/v2/balance", { method: "DELETE" })).status).toBe(404);
  expect((await send("/api/third-party/partner/user")).status).toBe(404);
});

test("a body that is not said to be JSON is refused with 415 that says what to send", async () => {
  const send = await open();
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"]) {
    const headers = { "content-type": type };
    const { status, body } = await send(ORDERS, { method: "POST", headers, body: "{}" });
    expect(status).toBe(415);
    expect(body.message).toContain("application/json");
  }
  const headers = { "content-type": "application/json; charset=utf-8" };
  expect((await send(ORDERS, { method: "POST", headers, body: "{}" })).status).toBe(422);
});

test("broken JSON is refused the way the operation documents an invalid body", async () => {
  const send = await open();
  const post = { method: "POST", headers: json };
  for (const body of ["{", "{'a':1}", "\u0000", "[1,]", '{"a":1}{}']) {
    expect((await send(ORDERS, { ...post, body })).status).toBe(400);
    const sms = await send("/api/sms/send", { ...post, body });
    expect(sms.status).toBe(422);
    expect(sms.body.errors).toEqual({ body: ["The body is not JSON"] });
  }
  expect((await send(ORDERS, post)).status).toBe(422);
});

test("a body over 1 MB is refused with 413, whether or not it tells its length", async () => {
  const send = await open();
  const post = { method: "POST", headers: json };
  const large = `"${"x".repeat(MOST_BODY_BYTES)}"`;
  expect((await send(ORDERS, { ...post, body: large })).status).toBe(413);
  const chunk = new TextEncoder().encode("x".repeat(65_536));
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  expect((await send(ORDERS, { ...post, body: endless, duplex: "half" })).status).toBe(413);
  expect(sent).toBeLessThan(2 * MOST_BODY_BYTES);
  const full = `"${"x".repeat(MOST_BODY_BYTES - 2)}"`;
  expect((await send(ORDERS, { ...post, body: full })).status).toBe(400);
});

test("a refusal names each field that is wrong", async () => {
  const send = await open();
  const body = JSON.stringify({ package_id: 1, quantity: 0 });
  const refused = await send(ORDERS, { method: "POST", headers: json, body });
  expect(refused.body.message).toBe("package_id must be string; quantity must be >= 1.");
});
