import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { openSms, type SmsTest } from "./test-sms.ts";

const approved = "0d9c9b0e-6f0b-4c39-9a53-0f5e3a1c7b10";

/** The sender that the latest message showed. */
async function latestSender({ sandbox }: SmsTest): Promise<unknown> {
  const [sent] = await sandbox.control.listOutbox();
  return sent?.kind === "message" ? sent.sender : undefined;
}

test("without a sender_id an approved one is taken, and the platform default where there is none", async () => {
  const sms = await openSms();
  expect((await sms.send()).status).toBe(200);
  const own = await latestSender(sms);
  expect((await sms.send({ sender_id: approved })).status).toBe(200);
  expect(await latestSender(sms)).toBe(own);
  await sms.send({ recipient: magicValues.defaultSenderRecipient.value });
  expect(await latestSender(sms)).not.toBe(own);
});

test("the platform default may be asked for", async () => {
  const sms = await openSms();
  await sms.send({ recipient: magicValues.defaultSenderRecipient.value });
  const platform = await latestSender(sms);
  expect((await sms.send({ sender_id: magicValues.platformSenderId.value })).status).toBe(200);
  expect(await latestSender(sms)).toBe(platform);
});

test("a sender_id is the same in capitals", async () => {
  const { send } = await openSms();
  expect((await send({ sender_id: approved.toUpperCase() })).status).toBe(200);
});

test("a sender_id that is unknown or not approved is refused with 400", async () => {
  const { send, logs } = await openSms();
  for (const sender_id of [
    "11111111-1111-4111-8111-111111111111",
    magicValues.pendingSenderId.value,
  ]) {
    const { status, body } = await send({ sender_id });
    expect([status, body.success]).toEqual([400, false]);
    expect(body.message).toContain("sender_id");
  }
  expect(await logs()).toEqual([]);
});

test("with neither an approved sender ID nor a default a send is refused with 400", async () => {
  const { send } = await openSms();
  const { status, body } = await send({ recipient: magicValues.noSenderRecipient.value });
  expect([status, body.success]).toEqual([400, false]);
  expect(body.message).toMatch(/approved/);
});
