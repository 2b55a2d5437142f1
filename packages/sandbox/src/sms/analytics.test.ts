import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { openSms, type SmsTest } from "./test-sms.ts";

const DAY = 24 * 3600;

/** Two delivered, one failed, one still on its way. */
async function sendFour({ send, pass }: SmsTest): Promise<void> {
  await send();
  await send();
  await send({ recipient: magicValues.failingRecipient.value });
  await pass(4);
  await send();
}

test("statistics, delivery status and delivery report agree on what became of the messages", async () => {
  const sms = await openSms();
  await sendFour(sms);
  expect((await sms.get("/statistics")).body.data).toEqual({
    messages_sent: 4,
    messages_delivered: 2,
    messages_failed: 1,
  });
  expect((await sms.get("/analytics/delivery-status")).body.data.statuses).toEqual([
    { status: "accepted", messages: 1 },
    { status: "delivered", messages: 2 },
    { status: "failed", messages: 1 },
  ]);
  const { reports } = (await sms.get("/analytics/delivery-report")).body.data;
  const reported = (await sms.logs()).slice(1);
  expect(reports).toEqual(
    reported.map(({ message_id, status }) => ({
      message_id,
      status,
      reported_at: "2026-01-15T09:00:04Z",
    })),
  );
});

test("everything is zero before the first message", async () => {
  const { get } = await openSms();
  expect((await get("/statistics")).body.data.messages_sent).toBe(0);
  expect((await get("/analytics/delivery-report")).body.data.reports).toEqual([]);
  expect((await get("/analytics/overview")).body.data).toEqual({
    messages_sent: 0,
    delivery_rate: 0,
    total_cost_today: "0.00",
    response_rate: null,
    campaign_data: { total_campaigns: 0, active_campaigns: 0, total_amount_spent: "0.00" },
  });
});

test("the overview has the rate in percent and today's cost as text with thousands separators", async () => {
  const sms = await openSms();
  await sendFour(sms);
  const { data } = (await sms.get("/analytics/overview")).body;
  expect(data).toMatchObject({ messages_sent: 4, delivery_rate: 50, response_rate: null });
  const sum = (await sms.logs()).reduce((sum, { cost }) => sum + cost, 0);
  expect(data.total_cost_today).toBe(sum.toFixed(2));
  for (let n = 0; n < 20; n++) await sms.send({ body: "ş".repeat(1600) });
  const { total_cost_today } = (await sms.get("/analytics/overview")).body.data;
  expect(total_cost_today).toMatch(/^[1-9],\d{3}\.\d{2}$/);
});

test("without a range the overview covers 30 days, and today's cost is today's alone", async () => {
  const { send, get, pass } = await openSms();
  const sent = async (): Promise<number> =>
    (await get("/analytics/overview")).body.data.messages_sent;
  await send();
  await pass(29 * DAY);
  expect(await sent()).toBe(1);
  expect((await get("/analytics/overview")).body.data.total_cost_today).toBe("0.00");
  await pass(DAY);
  expect(await sent()).toBe(0);
});

test("a range includes both its days", async () => {
  const { send, get, pass } = await openSms();
  for (let day = 15; day <= 17; day++) {
    await send();
    await pass(DAY);
  }
  const sent = async (range: string): Promise<number> =>
    (await get(`/analytics/overview?${range}`)).body.data.messages_sent;
  expect(await sent("from=2026-01-15&to=2026-01-16")).toBe(2);
  expect(await sent("from=2026-01-17")).toBe(1);
  expect(await sent("to=2026-01-16")).toBe(2);
  expect(await sent("from=2026-01-17&to=2026-01-15")).toBe(0);
});

test("a day that does not exist is refused with 422, and the map names the parameter", async () => {
  const { get } = await openSms();
  for (const query of ["from=2026-02-30", "to=yesterday", "from=", "from=a&from=b"]) {
    const { status, body } = await get(`/analytics/overview?${query}`);
    expect([status, body.success]).toEqual([422, false]);
    expect(Object.keys(body.errors)).toEqual([query.split("=")[0]]);
  }
});

test("the volume has each of the last 30 days, those without a message too", async () => {
  const { send, get, pass } = await openSms();
  await send();
  await pass(2 * DAY);
  await send();
  await send();
  const { volume } = (await get("/analytics/message-volume")).body.data;
  expect(volume).toHaveLength(30);
  expect(volume.slice(-3)).toEqual([
    { date: "2026-01-15", messages_sent: 1 },
    { date: "2026-01-16", messages_sent: 0 },
    { date: "2026-01-17", messages_sent: 2 },
  ]);
  expect(volume[0]).toEqual({ date: "2025-12-19", messages_sent: 0 });
});

test("the wallet balance is a number in NGN", async () => {
  const { get } = await openSms();
  const { status, body } = await get("/balance");
  expect(status).toBe(200);
  expect(body.data).toEqual({ balance: expect.any(Number), currency: "NGN" });
});
