import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { sender as caller } from "../test-partner.ts";
import { openSms, recipient } from "./test-sms.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("a send is accepted with a UUID under which the logs have the message", async () => {
  const { send, logs } = await openSms();
  const { status, body } = await send();
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: expect.any(String) });
  expect(body.data).toEqual({ message_id: expect.stringMatching(uuid), status: "accepted" });
  expect(await logs()).toEqual([
    {
      message_id: body.data.message_id,
      status: "accepted",
      recipient,
      cost: expect.any(Number),
      created_at: "2026-01-15T09:00:00Z",
    },
  ]);
});

test("a message is delivered, fails or is never reported, as its recipient says", async () => {
  const { send, logs, pass } = await openSms();
  const { failingRecipient, silentRecipient } = magicValues;
  for (const to of [recipient, failingRecipient.value, silentRecipient.value]) {
    await send({ recipient: to });
  }
  const statuses = async (): Promise<string[]> => (await logs()).map(({ status }) => status);
  await pass(3);
  expect(await statuses()).toEqual(["accepted", "accepted", "accepted"]);
  await pass(1);
  expect(await statuses()).toEqual(["accepted", "failed", "delivered"]);
  await pass(365 * 24 * 3600);
  expect(await statuses()).toEqual(["accepted", "failed", "delivered"]);
});

test.each([
  ["national", "08031234567"],
  ["national, without the zero", "8031234567"],
  ["with spaces and dashes", "0803 123-4567"],
  ["in E.164", "+2348031234567"],
  ["with the country code but no plus", "2348031234567"],
])("a recipient written %s is brought to E.164", async (_, written) => {
  const { send, logs } = await openSms();
  expect((await send({ recipient: written })).status).toBe(200);
  expect((await logs())[0]?.recipient).toBe("+2348031234567");
});

test("a recipient abroad keeps its country", async () => {
  const { send, logs } = await openSms();
  await send({ recipient: "+44 7911 123456" });
  expect((await logs())[0]?.recipient).toBe("+447911123456");
});

test.each(["12345", "", "abc", "+2348031234567x5", "call 08031234567", "+999123456789"])(
  "recipient %j is refused with 400",
  async (to) => {
    const { send, logs } = await openSms();
    expect(await send({ recipient: to })).toMatchObject({ status: 400, body: { success: false } });
    expect(await logs()).toEqual([]);
  },
);

test("a landline and a number out of reach are refused with 400", async () => {
  const { send, sendCode } = await openSms();
  for (const to of ["+2342012345678", magicValues.undeliverableRecipient.value]) {
    expect((await send({ recipient: to })).status).toBe(400);
    expect((await sendCode(to)).status).toBe(400);
  }
});

test.each(["two_way", "multimedia"])("message_type %s is refused with 400", async (type) => {
  const { send } = await openSms();
  const { status, body } = await send({ message_type: type });
  expect([status, body.success]).toEqual([400, false]);
  expect(body.message).toMatch(/one-way/i);
  expect((await send({ message_type: "one_way" })).status).toBe(200);
});

test.each([
  ["no body", { body: undefined }, "body"],
  ["an empty body", { body: "" }, "body"],
  ["a body of 1601 characters", { body: "a".repeat(1601) }, "body"],
  ["no recipient", { recipient: undefined }, "recipient"],
  ["a recipient of 21 characters", { recipient: "+23480312345670000000" }, "recipient"],
  ["a sender_id that is no UUID", { sender_id: "Harbour" }, "sender_id"],
  ["an unknown message_type", { message_type: "fax" }, "message_type"],
  ["a template name of 101 characters", { template: "a".repeat(101) }, "template"],
])("%s is refused with 422 and a map that names the field", async (_, change, field) => {
  const { send, logs } = await openSms();
  const { status, body } = await send(change);
  expect([status, body.success]).toEqual([422, false]);
  expect(body.errors).toEqual({ [field]: [expect.any(String)] });
  expect(await logs()).toEqual([]);
});

test("the longest recipient, body and template name pass validation", async () => {
  const { send } = await openSms();
  const longest = { recipient: "+234 803 123 45 67  ", body: "a".repeat(1600) };
  expect((await send(longest)).status).toBe(200);
  expect((await send({ template: "a".repeat(100) })).status).toBe(404);
});

test("a send without, or with an unknown, API key is refused with 401", async () => {
  const { anonymous, sandbox } = await openSms();
  const path = "/api/sms/send";
  expect(await anonymous("POST", path, {})).toMatchObject({
    status: 401,
    body: { success: false },
  });
  const wrong = caller(sandbox, { "x-api-key": "sms_wrong" });
  expect((await wrong("POST", path, {})).status).toBe(401);
  const esimKey = caller(sandbox, { "x-api-key": sandbox.organisation.esim.apiKey });
  expect((await esimKey("POST", path, {})).status).toBe(401);
});
