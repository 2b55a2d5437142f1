import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { sender } from "../test-partner.ts";
import { openSms, recipient } from "./test-sms.ts";

const key = { "Idempotency-Key": "harbour-travel-ORD-000001-ready" };

test("a send repeated under its key gets the first answer, sends nothing and charges nothing", async () => {
  const { send, logs, balance } = await openSms();
  const first = await send({}, key);
  const after = await balance();
  const again = await send({}, key);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await logs()).toHaveLength(1);
  expect(await balance()).toBe(after);
});

test("20 sends at once under one key are one message", async () => {
  const { send, logs } = await openSms();
  const sent = await Promise.all(Array.from({ length: 20 }, () => send({}, key)));
  expect(new Set(sent.map(({ body }) => body.data.message_id)).size).toBe(1);
  expect(await logs()).toHaveLength(1);
});

test("without a key, or under another, every send is a message", async () => {
  const { send, logs } = await openSms();
  await send();
  await send();
  await send({}, key);
  await send({}, { "Idempotency-Key": "another" });
  expect(await logs()).toHaveLength(4);
});

test("a send that was refused may be repeated under its key", async () => {
  const { send, logs } = await openSms();
  expect((await send({ recipient: magicValues.rejectedRecipient.value }, key)).status).toBe(502);
  expect((await send({ recipient: "12345" }, key)).status).toBe(400);
  expect((await send({}, key)).status).toBe(200);
  expect(await logs()).toHaveLength(1);
});

test("a key belongs to its organisation", async () => {
  const { send, sandbox } = await openSms();
  const first = await send({}, key);
  const other = await sandbox.control.createOrganisation();
  const theirs = sender(sandbox, { "x-api-key": other.sms.apiKey, ...key });
  const second = await theirs("POST", "/api/sms/send", { recipient, body: "Hello Ada" });
  expect(second.status).toBe(200);
  expect(second.body.data.message_id).not.toBe(first.body.data.message_id);
});
