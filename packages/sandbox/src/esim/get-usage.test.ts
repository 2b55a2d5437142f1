import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { openEsim } from "./test-esim.ts";

const DAY_MINUTES = 24 * 60;

test("an eSIM that was just bought has everything left and has not begun", async () => {
  const { order, usage } = await openEsim();
  const [{ iccid }] = (await order({ package_id: "ng-2gb-30d-bundle" })).body.data.sims;
  expect((await usage(iccid)).body.data).toEqual({
    remaining: 2048,
    remaining_voice: 30,
    remaining_text: 20,
    total: 2048,
    expired_at: null,
    status: "NOT_ACTIVE",
  });
});

test("usage moves with what is consumed and ends with the data", async () => {
  const { order, usage, sandbox, minutesPass } = await openEsim();
  const [{ iccid }] = (await order({ package_id: "ng-2gb-30d-bundle" })).body.data.sims;
  await sandbox.control.consume(iccid, { data_mb: 48, voice_minutes: 6, texts: 1 });
  const expired_at = "2026-02-14T09:00:00Z";
  expect((await usage(iccid)).body.data).toEqual({
    remaining: 2000,
    remaining_voice: 24,
    remaining_text: 19,
    total: 2048,
    expired_at,
    status: "ACTIVE",
  });
  await minutesPass(15);
  expect(await sandbox.control.consume(iccid, { data_mb: 9999, texts: 99 })).toEqual({
    data_mb: 2000,
    voice_minutes: 0,
    texts: 19,
  });
  expect((await usage(iccid)).body.data).toMatchObject({
    remaining: 0,
    expired_at,
    status: "ACTIVE_FINISHED",
  });
});

test("a package whose days are over is EXPIRED, with data left", async () => {
  const { order, esim, sandbox, anonymous, minutesPass } = await openEsim();
  const [{ iccid }] = (await order()).body.data.sims;
  await sandbox.control.consume(iccid, { data_mb: 24 });
  await minutesPass(7 * DAY_MINUTES);
  expect((await esim("GET", "/customer/v2/balance")).status).toBe(401);
  const token = await anonymous("POST", "/customer/v2/token", {
    api_key: sandbox.organisation.esim.apiKey,
  });
  const { body } = await anonymous("GET", `/customer/v2/sims/${iccid}/usage`, undefined, {
    authorization: `Bearer ${token.body.data.access_token}`,
  });
  expect(body.data).toEqual({
    remaining: 1000,
    total: 1024,
    expired_at: "2026-01-22T09:00:00Z",
    status: "EXPIRED",
  });
});

test("packages that run side by side count together", async () => {
  const { topUp, usage, sandbox, topUps } = await openEsim();
  await topUp();
  await topUp({ package_id: "ng-2gb-30d-bundle-topup" });
  const iccid = magicValues.activeIccid.value;
  await sandbox.control.consume(iccid, { data_mb: 1100 });
  expect((await usage(iccid)).body.data).toMatchObject({ remaining: 2996, total: 4096 });
  expect((await topUps(iccid)).body.data.length).toBeGreaterThan(0);
});

test("an unlimited package is never used up", async () => {
  const { order, usage, sandbox } = await openEsim();
  const [{ iccid }] = (await order({ package_id: "ng-unlimited-3d" })).body.data.sims;
  await sandbox.control.consume(iccid, { data_mb: 1_000_000 });
  expect((await usage(iccid)).body.data).toMatchObject({
    remaining: 0,
    total: 0,
    status: "ACTIVE",
  });
});

test.each([
  [magicValues.recycledIccid.value, "UNKNOWN"],
  [magicValues.notActiveIccid.value, "NOT_ACTIVE"],
  [magicValues.expiredIccid.value, "EXPIRED"],
  [magicValues.finishedIccid.value, "ACTIVE_FINISHED"],
])("the magic eSIM %s is %s", async (iccid, status) => {
  const { usage } = await openEsim();
  expect((await usage(iccid)).body.data.status).toBe(status);
});

test("usage is given once in 15 minutes for each eSIM, then refused with the seconds to wait", async () => {
  const { usage, minutesPass, order } = await openEsim();
  const [{ iccid }, other] = (await order({ quantity: 2 })).body.data.sims;
  expect((await usage(iccid)).status).toBe(200);
  await minutesPass(1);
  const refused = await usage(iccid);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "840"]);
  expect((await usage(other.iccid)).status).toBe(200);
  await minutesPass(13);
  expect((await usage(iccid)).status).toBe(429);
  await minutesPass(1);
  expect((await usage(iccid)).status).toBe(200);
});

test("an eSIM that does not exist gets 404 each time", async () => {
  const { usage } = await openEsim();
  for (const iccid of [magicValues.unknownIccid.value, "x", "%00", "%F0%9F%98%80"]) {
    expect((await usage(iccid)).status).toBe(404);
    expect((await usage(iccid)).status).toBe(404);
  }
});
