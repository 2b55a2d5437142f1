import { expect, test } from "vitest";
import { sender } from "../test-partner.ts";
import { openSms, recipient, type SmsTest } from "./test-sms.ts";

const reads = [
  "/logs",
  "/statistics",
  "/balance",
  "/analytics/overview",
  "/analytics/message-volume",
  "/analytics/delivery-status",
  "/analytics/delivery-report",
];

async function expectLimited(answer: Promise<{ status: number; body: unknown; headers: Headers }>) {
  const { status, body, headers } = await answer;
  expect(status).toBe(429);
  expect(body).toEqual({ success: false, message: expect.any(String) });
  return Number(headers.get("retry-after"));
}

function exportLogs({ sms }: SmsTest): ReturnType<SmsTest["get"]> {
  return sms("POST", "/api/sms/export");
}

test("messages and codes share 500 a minute", async () => {
  const sms = await openSms();
  for (let n = 0; n < 250; n++) {
    expect((await sms.send()).status).toBe(200);
    expect((await sms.sendCode()).status).toBe(200);
  }
  expect(await expectLimited(sms.send())).toBe(60);
  await expectLimited(sms.sendCode());
  expect(await sms.logs()).toHaveLength(100);
});

test("all reads and the checking of codes share 300 a minute", async () => {
  const sms = await openSms();
  const { reference } = (await sms.sendCode()).body.data;
  for (let n = 0; n < 300; n++) {
    const read = reads[n % 8];
    const answer = read === undefined ? sms.verify(reference, "000000") : sms.get(read);
    expect((await answer).status).toBe(200);
  }
  for (const read of reads) await expectLimited(sms.get(read));
  await expectLimited(sms.verify(reference, "000000"));
  expect((await sms.send()).status).toBe(200);
});

test("exports have 20 a minute of their own", async () => {
  const sms = await openSms();
  for (let n = 0; n < 20; n++) expect((await exportLogs(sms)).status).toBe(200);
  await expectLimited(exportLogs(sms));
  expect((await sms.get("/logs")).status).toBe(200);
});

test("Retry-After counts down to the end of the minute, and then calls pass again", async () => {
  const sms = await openSms();
  for (let n = 0; n < 20; n++) await exportLogs(sms);
  await sms.pass(45);
  expect(await expectLimited(exportLogs(sms))).toBe(15);
  await sms.pass(14);
  expect(await expectLimited(exportLogs(sms))).toBe(1);
  await sms.pass(1);
  expect((await exportLogs(sms)).status).toBe(200);
});

test("a budget belongs to one organisation, whoever calls", async () => {
  const sms = await openSms();
  await sms.sandbox.control.setLimits({ "sms-send": { requests: 2, seconds: 60 } });
  const text = { recipient, body: "Hello" };
  const elsewhere = sender(sms.sandbox, {
    "x-api-key": sms.sandbox.organisation.sms.apiKey,
    "x-forwarded-for": "192.0.2.7",
  });
  expect((await sms.send()).status).toBe(200);
  expect((await elsewhere("POST", "/api/sms/send", text)).status).toBe(200);
  await expectLimited(sms.send());
  const other = await sms.sandbox.control.createOrganisation();
  const theirs = sender(sms.sandbox, { "x-api-key": other.sms.apiKey });
  expect((await theirs("POST", "/api/sms/send", text)).status).toBe(200);
});

test("a send that is refused for its limit does nothing", async () => {
  const sms = await openSms();
  await sms.sandbox.control.setLimits({ "sms-send": { requests: 0, seconds: 60 } });
  const before = await sms.balance();
  await expectLimited(sms.send());
  await expectLimited(sms.sendCode());
  expect(await sms.balance()).toBe(before);
  expect(await sms.sandbox.control.listOutbox()).toEqual([]);
});

test("when the limiter cannot decide, every call of the area is refused", async () => {
  const sms = await openSms();
  await sms.sandbox.control.addFault({ kind: "limiter_down", times: 100 });
  await expectLimited(sms.send());
  await expectLimited(sms.sendCode());
  await expectLimited(sms.verify("11111111-1111-4111-8111-111111111111", "1"));
  await expectLimited(exportLogs(sms));
  for (const read of reads) await expectLimited(sms.get(read));
  expect(await sms.sandbox.control.listOutbox()).toEqual([]);
});
