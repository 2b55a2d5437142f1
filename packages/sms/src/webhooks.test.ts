import document from "@partner-connectivity/openapi/sms.json" with { type: "json" };
import { expect, test } from "vitest";
import { parseDelivery } from "./webhooks.ts";

const { example } = document.webhooks.smsDelivery.post.requestBody.content["application/json"];

test("a delivery as the contract shows it is read", () => {
  expect(parseDelivery(JSON.stringify(example))).toEqual(example);
});

test("a status that the contract does not know is read, and so is what comes besides", () => {
  const event = { ...example, status: "on_the_way", price: 4 };
  expect(parseDelivery(JSON.stringify(event))).toEqual(event);
});

test.each([
  "",
  "<html>secret",
  "null",
  "[]",
  '"secret"',
  '{"status": "secret"}',
  '{"message_id": 1}',
])("%j is no delivery, and the error does not show it", (body) => {
  expect(() => parseDelivery(body)).toThrow(
    "parseDelivery: the body has no message_id that is a text",
  );
});

test("a delivery without a status is none", () => {
  expect(() => parseDelivery('{"message_id": "secret"}')).toThrow(
    "parseDelivery: the body has no status that is a text",
  );
});
