import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { openSms, type SmsTest } from "../sms/test-sms.ts";
import { openStore } from "../store/open-store.ts";
import { openReceiver, type Receiver } from "./test-receiver.ts";

const { failingRecipient, silentRecipient, rejectedRecipient } = magicValues;

async function openBoth(): Promise<SmsTest & { receiver: Receiver; control: Control }> {
  const [sms, receiver] = await Promise.all([openSms(), openReceiver()]);
  const { control } = sms.sandbox;
  await control.registerWebhook(receiver.url);
  return { ...sms, receiver, control };
}
type Control = SmsTest["sandbox"]["control"];

function events({ received }: Receiver): unknown[] {
  return received.map(({ body }) => JSON.parse(body));
}

test("a delivery result is posted as JSON, unsigned, once the message is reported", async () => {
  const { send, pass, receiver } = await openBoth();
  const { message_id } = (await send()).body.data;
  await pass(3);
  expect(receiver.received).toEqual([]);
  await pass(1);
  expect(events(receiver)).toEqual([{ message_id, status: "delivered" }]);
  const [post] = receiver.received;
  expect(post?.method).toBe("POST");
  expect(post?.headers["content-type"]).toBe("application/json");
  expect(Object.keys(post?.headers ?? {}).filter((name) => /sign|auth|key/.test(name))).toEqual([]);
  await pass(24 * 3600);
  expect(receiver.received).toHaveLength(1);
});

test("a failure is reported like a delivery; a rejected, silent or refused send and a code are not", async () => {
  const { send, sendCode, pass, receiver } = await openBoth();
  for (const to of [rejectedRecipient.value, silentRecipient.value, "12345"]) {
    await send({ recipient: to });
  }
  await sendCode();
  const { message_id } = (await send({ recipient: failingRecipient.value })).body.data;
  await pass(3600);
  expect(events(receiver)).toEqual([{ message_id, status: "failed" }]);
});

test("every address is told of every message, and none after it was removed", async () => {
  const { send, pass, receiver, control } = await openBoth();
  const other = await openReceiver();
  const { id } = await control.registerWebhook(other.url);
  expect((await control.listWebhooks()).map(({ url }) => url)).toContain(other.url);
  const sent = [];
  for (let n = 0; n < 25; n++) sent.push((await send()).body.data.message_id);
  await pass(4);
  const ids = events(other).map((event) => (event as { message_id: string }).message_id);
  expect(new Set(ids)).toEqual(new Set(sent));
  expect(receiver.received).toHaveLength(25);
  expect((await control.listDeliveries()).map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, n) => 50 - n),
  );
  await control.removeWebhook(id);
  await send();
  await pass(4);
  expect(other.received).toHaveLength(25);
  expect(receiver.received).toHaveLength(26);
});

test("a webhook that is removed while it is called is not called again", async () => {
  const { send, pass, receiver, control } = await openBoth();
  const [webhook] = await control.listWebhooks();
  receiver.answer(500);
  receiver.whenCalled(() => control.removeWebhook(webhook?.id ?? ""));
  await send();
  await pass(4);
  await pass(24 * 3600);
  expect(receiver.received).toHaveLength(1);
  expect(await control.listDeliveries()).toMatchObject([
    { status: "failed", last_error: "The webhook was removed" },
  ]);
});

test("what an address does not take is sent again, with longer and longer pauses, and given up", async () => {
  const { send, pass, receiver, control } = await openBoth();
  receiver.answer(500);
  await send();
  await pass(4);
  const pauses = [10, 60, 300, 1800, 7200];
  for (const [index, pause] of pauses.entries()) {
    expect(receiver.received).toHaveLength(index + 1);
    await pass(pause - 1);
    expect(receiver.received).toHaveLength(index + 1);
    await pass(1);
  }
  expect(receiver.received).toHaveLength(6);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(await control.listDeliveries()).toMatchObject([
    { status: "failed", attempts: 6, last_status: 500, next_attempt_at: null },
  ]);
  await pass(365 * 24 * 3600);
  expect(receiver.received).toHaveLength(6);
});

test("sending again ends with the first answer of 2xx", async () => {
  const { send, pass, receiver, control } = await openBoth();
  receiver.hangUp();
  await send();
  await pass(4);
  expect(await control.listDeliveries()).toMatchObject([
    {
      status: "pending",
      attempts: 1,
      last_status: null,
      last_error: expect.any(String),
      next_attempt_at: "2026-01-15T09:00:14Z",
    },
  ]);
  receiver.answer(204);
  await pass(10);
  await pass(24 * 3600);
  expect(receiver.received).toHaveLength(2);
  expect(await control.listDeliveries()).toMatchObject([
    { status: "delivered", attempts: 2, last_status: 204, last_error: null },
  ]);
});

test("a redirect is not followed and an address that nobody is at is tried again", async () => {
  const { send, pass, receiver, control } = await openBoth();
  receiver.answer(307);
  await control.registerWebhook("http://127.0.0.1:1/nobody");
  await send();
  await pass(4);
  expect(receiver.received).toHaveLength(1);
  const [nobody, redirected] = await control.listDeliveries();
  expect(redirected).toMatchObject({ status: "pending", last_status: 307 });
  expect(nobody).toMatchObject({ status: "pending", last_status: null });
  expect(nobody?.last_error).toEqual(expect.any(String));
});

test("a delivery can be replayed, whatever became of it", async () => {
  const { send, pass, receiver, control } = await openBoth();
  await send();
  await pass(4);
  expect(await control.replayDelivery(1)).toMatchObject({ status: "delivered", attempts: 2 });
  const [first, again] = events(receiver);
  expect(again).toEqual(first);
  receiver.answer(503);
  expect(await control.replayDelivery(1)).toMatchObject({ status: "pending", last_status: 503 });
  await expect(control.replayDelivery(2)).rejects.toThrow("delivery 2");
});

test("a partner that reads the logs when it is called finds the outcome there", async () => {
  const { send, pass, logs, receiver } = await openBoth();
  const statuses: unknown[] = [];
  receiver.whenCalled(async () => statuses.push((await logs())[0]?.status));
  await send();
  await pass(4);
  expect(statuses).toEqual(["delivered"]);
});

test("what became due while the sandbox was down is posted when it runs again, without anybody asking", async () => {
  const db = join(mkdtempSync(join(tmpdir(), "sandbox-")), "sandbox.db");
  const receiver = await openReceiver();
  const called = new Promise((resolve) => receiver.whenCalled(async () => resolve(true)));
  const { send, sandbox } = await openSms({ db, clock: "real" });
  await sandbox.control.registerWebhook(receiver.url);
  const { message_id } = (await send()).body.data;
  await sandbox.close();
  // Four seconds pass: the control plane would post at once, so the clock is moved behind its back.
  const store = openStore(db);
  await store.updateTable("organisations").set({ clock_offset_ms: 4000 }).execute();
  await store.destroy();
  expect(receiver.received).toEqual([]);
  const again = await openSms({ db, clock: "real" });
  await called;
  await again.sandbox.close(); // Not before the answer is written down:
  const reopened = await openSms({ db, clock: "real" });
  expect(await reopened.sandbox.control.listDeliveries()).toMatchObject([
    { status: "delivered", attempts: 1 },
  ]);
  expect(events(receiver)).toEqual([{ message_id, status: "delivered" }]);
});

test("no organisation hears of another's messages", async () => {
  const { send, pass, receiver, control } = await openBoth();
  const other = await control.createOrganisation();
  const theirs = control.organisation(other.id);
  const elsewhere = await openReceiver();
  await theirs.registerWebhook(elsewhere.url);
  await send();
  await pass(4);
  await theirs.moveClock({ advance_seconds: 4 });
  expect(receiver.received).toHaveLength(1);
  expect(elsewhere.received).toEqual([]);
  expect(await theirs.listDeliveries()).toEqual([]);
});
