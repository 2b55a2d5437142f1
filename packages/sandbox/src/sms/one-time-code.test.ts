import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { sender } from "../test-partner.ts";
import { openSms, recipient, type SmsTest } from "./test-sms.ts";

/** Sends a code and reads it from the outbox. */
async function receive(sms: SmsTest): Promise<{ reference: string; code: string }> {
  const { status, body } = await sms.sendCode();
  expect(status).toBe(200);
  const [sent] = await sms.sandbox.control.listOutbox(recipient);
  if (sent?.kind !== "code") throw new Error("No code was sent");
  expect(sent).toMatchObject({ reference: body.data.reference, recipient });
  expect(sent.text).toContain(sent.code);
  return sent;
}

/** A code that is not the right one. */
function wrong(code: string): string {
  return code === "111111" ? "222222" : "111111";
}

test("the right code is verified", async () => {
  const sms = await openSms();
  const { reference, code } = await receive(sms);
  const { status, body } = await sms.verify(reference, code);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, data: { verified: true, status: "verified" } });
  expect(body.data.message).toEqual(expect.any(String));
});

test("a wrong code is answered 200 with verified false, pending until no attempt is left", async () => {
  const sms = await openSms();
  const { reference, code } = await receive(sms);
  const statuses = [];
  for (let attempt = 1; attempt <= 6; attempt++) {
    const { status, body } = await sms.verify(reference, wrong(code));
    expect([status, body.success, body.data.verified]).toEqual([200, true, false]);
    statuses.push(body.data.status);
  }
  expect(statuses).toEqual(["pending", "pending", "pending", "pending", "failed", "failed"]);
  const late = await sms.verify(reference, code);
  expect(late).toMatchObject({
    status: 200,
    body: { data: { verified: false, status: "failed" } },
  });
});

test("the right code is verified at the fifth attempt", async () => {
  const sms = await openSms();
  const { reference, code } = await receive(sms);
  for (let attempt = 1; attempt <= 4; attempt++) await sms.verify(reference, wrong(code));
  expect((await sms.verify(reference, code)).body.data.verified).toBe(true);
});

test("20 wrong codes at once use up the 5 attempts and no more", async () => {
  const sms = await openSms();
  const { reference, code } = await receive(sms);
  const checks = await Promise.all(
    Array.from({ length: 20 }, () => sms.verify(reference, wrong(code))),
  );
  const statuses = checks.map(({ body }) => body.data.status);
  expect(statuses.filter((status) => status === "pending")).toHaveLength(4);
  expect(statuses.filter((status) => status === "failed")).toHaveLength(16);
  expect((await sms.verify(reference, code)).body.data.verified).toBe(false);
});

test("a code is good for ten minutes, by the clock", async () => {
  const sms = await openSms();
  const early = await receive(sms);
  await sms.pass(599);
  expect((await sms.verify(early.reference, early.code)).body.data.verified).toBe(true);
  const late = await receive(sms);
  await sms.pass(600);
  const { body } = await sms.verify(late.reference, late.code);
  expect(body.data).toMatchObject({ verified: false, status: "expired" });
});

test("a code is verified once", async () => {
  const sms = await openSms();
  const { reference, code } = await receive(sms);
  await sms.verify(reference, code);
  const { body } = await sms.verify(reference, code);
  expect(body.data).toMatchObject({ verified: false, status: "failed" });
});

test("magic codes expire and exhaust a code", async () => {
  const sms = await openSms();
  const first = await receive(sms);
  const expired = await sms.verify(first.reference, magicValues.expiringCode.value);
  expect(expired.body.data).toMatchObject({ verified: false, status: "expired" });
  expect((await sms.verify(first.reference, first.code)).body.data.status).toBe("expired");
  const second = await receive(sms);
  const failed = await sms.verify(second.reference, magicValues.exhaustingCode.value);
  expect(failed.body.data).toMatchObject({ verified: false, status: "failed" });
  expect((await sms.verify(second.reference, second.code)).body.data.status).toBe("failed");
});

test("the code of the documented example is always 123456", async () => {
  const { sendCode, verify } = await openSms();
  const { body } = await sendCode(magicValues.knownCode.value);
  expect((await verify(body.data.reference, "123456")).body.data.verified).toBe(true);
});

test("a new code leaves the earlier one good, and each has its own attempts", async () => {
  const sms = await openSms();
  const first = await receive(sms);
  const second = await receive(sms);
  expect(second.reference).not.toBe(first.reference);
  for (let attempt = 1; attempt <= 5; attempt++) await sms.verify(first.reference, "000000");
  expect((await sms.verify(second.reference, second.code)).body.data.verified).toBe(true);
});

test("a reference is the same in capitals", async () => {
  const sms = await openSms();
  const { reference, code } = await receive(sms);
  expect((await sms.verify(reference.toUpperCase(), code)).body.data.verified).toBe(true);
});

test("an unknown reference is refused with 404, that of another organisation too", async () => {
  const sms = await openSms();
  const unknown = "11111111-1111-4111-8111-111111111111";
  expect(await sms.verify(unknown, "123456")).toMatchObject({
    status: 404,
    body: { success: false },
  });
  const { reference, code } = await receive(sms);
  const other = await sms.sandbox.control.createOrganisation();
  const theirs = sender(sms.sandbox, { "x-api-key": other.sms.apiKey });
  expect((await theirs("POST", "/api/sms/otp/verify", { reference, code })).status).toBe(404);
});

test("a check or a code request that fails validation is refused with 422 and uses no attempt", async () => {
  const sms = await openSms();
  const { reference, code } = await receive(sms);
  for (const body of [{ reference }, { code }, { reference: "x", code }, { reference, code: 1 }]) {
    const answer = await sms.sms("POST", "/api/sms/otp/verify", body);
    expect([answer.status, answer.body.success]).toEqual([422, false]);
    expect(Object.keys(answer.body.errors)).not.toEqual([]);
  }
  for (let attempt = 1; attempt <= 4; attempt++) await sms.verify(reference, wrong(code));
  expect((await sms.verify(reference, code)).body.data.verified).toBe(true);
  const { status, body } = await sms.sms("POST", "/api/sms/otp/send", {});
  expect([status, body.success]).toEqual([422, false]);
  expect(body.errors).toEqual({ recipient: [expect.any(String)] });
});

test("a code is charged", async () => {
  const { sendCode, balance } = await openSms();
  const before = await balance();
  await sendCode();
  expect(await balance()).toBeLessThan(before);
});
