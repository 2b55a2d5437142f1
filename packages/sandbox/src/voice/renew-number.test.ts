import { expect, test } from "vitest";
import { ada, openVoice, type VoiceTest } from "./test-voice.ts";

const DAY = 24 * 3600;

async function subscription({ users }: VoiceTest): Promise<Record<string, unknown>> {
  return (await users()).body.data.data[0].subscription;
}

test("renewing a free trial converts it to a paid subscription", async () => {
  const voice = await openVoice();
  await voice.claim({ is_free_trial: true });
  const { status, body } = await voice.renew(ada.email);
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: expect.any(String), data: null });
  expect(await subscription(voice)).toMatchObject({ is_active: true, is_free_trial: false });
});

test("a subscription lapses at the end of its term and is active again once it is renewed", async () => {
  const voice = await openVoice();
  await voice.claim();
  await voice.pass(31 * DAY - 1);
  expect(await subscription(voice)).toMatchObject({ is_active: true });
  await voice.pass(1);
  expect(await subscription(voice)).toMatchObject({ is_active: false });
  await voice.pass(30 * DAY);
  expect((await voice.renew(ada.email)).status).toBe(200);
  expect(await subscription(voice)).toMatchObject({ is_active: true, is_free_trial: false });
});

test("renewing early adds a term to the end of the running one", async () => {
  const voice = await openVoice();
  await voice.claim(); // 15 January to 15 February
  await voice.renew(ada.email); // to 15 March
  await voice.pass(59 * DAY - 1);
  expect(await subscription(voice)).toMatchObject({ is_active: true });
  await voice.pass(1);
  expect(await subscription(voice)).toMatchObject({ is_active: false });
});

test("a term that begins on the 31st ends on the last day of a shorter month", async () => {
  const voice = await openVoice();
  await voice.sandbox.control.moveClock({ set: "2026-01-31T00:00:00Z" });
  await voice.claim();
  expect(await subscription(voice)).toMatchObject({ billing_day: 31 });
  await voice.sandbox.control.moveClock({ set: "2026-02-27T23:59:59Z" });
  expect(await subscription(voice)).toMatchObject({ is_active: true });
  await voice.pass(1);
  expect(await subscription(voice)).toMatchObject({ is_active: false });
});

test("a renewal for nobody's email is refused with 404, one without an email with 422", async () => {
  const { renew, voice } = await openVoice();
  expect(await renew("nobody@example.com")).toMatchObject({
    status: 404,
    body: { success: false },
  });
  const path = "/api/third-party/partner/renew-number/";
  expect(await voice("POST", path, {})).toMatchObject({ status: 422, body: { success: false } });
  expect(await voice("POST", path, { email: 1 })).toMatchObject({ status: 422 });
  expect(await voice("POST", path)).toMatchObject({ status: 422 });
});
