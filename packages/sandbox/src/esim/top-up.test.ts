import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { active, openEsim } from "./test-esim.ts";

const ids = (list: { body: { data: { id: string }[] } }) => list.body.data.map(({ id }) => id);

test("a top-up list is a bare object with what the eSIM can be topped up with", async () => {
  const { topUps } = await openEsim();
  const list = await topUps(active);
  expect(Object.keys(list.body)).toEqual(["data"]);
  expect(ids(list)).toEqual([
    "ng-1gb-7d-topup",
    "ng-2gb-30d-bundle-topup",
    "ng-unlimited-3d-topup",
  ]);
});

test("an eSIM that is not active, and one with nothing on offer, has an empty list", async () => {
  const { topUps, order, sandbox } = await openEsim();
  expect(ids(await topUps(magicValues.noTopUpsIccid.value))).toEqual([]);
  const [{ iccid }] = (await order()).body.data.sims;
  expect(ids(await topUps(iccid))).toEqual([]);
  await sandbox.control.consume(iccid, {});
  expect(ids(await topUps(iccid))).toContain("ng-1gb-7d-topup");
});

test("a top-up order answers with its record, costs the wholesale price and is listed", async () => {
  const { topUp, balance, esim } = await openEsim();
  const { body } = await topUp({ description: "Harbour Travel top-up 4712" });
  expect(body).toMatchObject({ success: true, code: "TOPUP_ORDER_CREATED" });
  expect(body.data.data).toEqual({
    id: 2,
    code: "ORD-000002",
    package_id: "ng-1gb-7d-topup",
    quantity: "1",
    type: "topup",
    description: "Harbour Travel top-up 4712",
    esim_type: "data",
    validity: 7,
    package: "Nigeria 1 GB, 7 days",
    data: "1 GB",
    price: 1200,
    currency: "NGN",
    created_at: "2026-01-15T09:00:00Z",
    sims: [{ id: 17, iccid: active }],
    order_id: 2,
    iccid: active,
  });
  expect(await balance()).toBe(250_000 - 900);
  const [listed] = (await esim("GET", "/customer/v2/orders?code=ORD-000002")).body.data;
  expect(listed).toMatchObject({ type: "topup", description: "Harbour Travel top-up 4712" });
});

test("the history has the first package and every top-up", async () => {
  const { topUp, history, sandbox, minutesPass } = await openEsim();
  await topUp({ package_id: "ng-2gb-30d-bundle-topup" });
  await sandbox.control.consume(active, { data_mb: 1124 });
  const { body } = await history(active);
  expect(body.code).toBe("PACKAGE_HISTORY_RETRIEVED");
  const [first, second, ...rest] = body.data.data;
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    status: "finished",
    remaining: 0,
    activated_at: "2026-01-15T08:00:00Z",
    expired_at: "2026-01-22T08:00:00Z",
    finished_at: "2026-01-15T09:00:00Z",
    package: { id: "ng-1gb-7d", type: "initial" },
  });
  expect(second).toMatchObject({
    status: "active",
    remaining: 1948,
    remaining_voice: 30,
    remaining_text: 20,
    finished_at: null,
    package: { id: "ng-2gb-30d-bundle-topup", type: "topup", title: expect.any(String) },
  });
  await minutesPass(15);
  expect((await history(active)).status).toBe(200);
});

test("the history is given once in 15 minutes for each eSIM, then refused with the seconds to wait", async () => {
  const { history, minutesPass } = await openEsim();
  expect((await history(active)).status).toBe(200);
  const refused = await history(active);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
  expect((await history(magicValues.finishedIccid.value)).status).toBe(200);
  await minutesPass(14.5);
  expect((await history(active)).headers.get("retry-after")).toBe("30");
  await minutesPass(0.5);
  expect((await history(active)).status).toBe(200);
});

test.each([
  [404, { iccid: magicValues.unknownIccid.value }],
  [404, { iccid: magicValues.unknownIccid.value, package_id: "x" }],
  [422, { iccid: magicValues.recycledIccid.value }],
  [422, { iccid: magicValues.notActiveIccid.value }],
  [422, { iccid: magicValues.expiredIccid.value }],
  [422, { iccid: magicValues.purchaseLimitIccid.value }],
  [422, { package_id: "ng-1gb-7d" }],
  [422, { package_id: "ke-1gb-7d-topup" }],
  [422, { package_id: undefined }],
  [422, { iccid: undefined }],
  [400, { package_id: 1 }],
  [400, { iccid: ["x"], package_id: undefined }],
])("%i refuses %j, and nothing is charged", async (status, body) => {
  const { topUp, balance } = await openEsim();
  const answer = await topUp(body);
  expect([answer.status, answer.body.success]).toEqual([status, false]);
  expect(await balance()).toBe(250_000);
});

test("lists refuse an unknown ICCID with 404 and a recycled SIM with 422", async () => {
  const { topUps, history } = await openEsim();
  expect((await topUps(magicValues.unknownIccid.value)).status).toBe(404);
  expect((await history(magicValues.unknownIccid.value)).status).toBe(404);
  expect((await topUps(magicValues.recycledIccid.value)).status).toBe(422);
});

test("an eSIM whose data is used up can be topped up, one whose days are over cannot", async () => {
  const { topUp, sandbox, topUps } = await openEsim();
  expect((await topUp({ iccid: magicValues.finishedIccid.value })).status).toBe(200);
  await sandbox.control.consume(active, { data_mb: 1024 });
  expect((await topUp()).status).toBe(200);
  expect(ids(await topUps(magicValues.expiredIccid.value))).toEqual([]);
});

test("top-ups beyond the purchase limit are refused until its time is over", async () => {
  const { topUp, sandbox, minutesPass } = await openEsim();
  await sandbox.control.setLimits({ "esim-top-ups": { requests: 2, seconds: 3600 } });
  const statuses = [await topUp(), await topUp(), await topUp()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 422]);
  await minutesPass(60);
  expect((await topUp()).status).toBe(200);
});

test("a top-up that the balance does not cover is refused with 402", async () => {
  const { topUp, sandbox, history } = await openEsim();
  await sandbox.control.setWallet("esim", { balance: 899.99 });
  expect((await topUp()).status).toBe(402);
  expect((await history(active)).body.data.data).toHaveLength(1);
});

test("a repeat under the same Idempotency-Key gets the first answer and buys nothing", async () => {
  const { topUp, balance, minutesPass } = await openEsim();
  const key = { "Idempotency-Key": "a" };
  const first = await topUp({ description: "once" }, key);
  await minutesPass(1);
  const repeats = await Promise.all(Array.from({ length: 20 }, () => topUp({}, key)));
  for (const repeat of repeats) expect(repeat.body).toEqual(first.body);
  expect(await balance()).toBe(250_000 - 900);
  expect((await topUp({}, { "Idempotency-Key": "b" })).body.data.data.id).toBe(3);
});

test("a key under which an order was refused can be used again", async () => {
  const { topUp, sandbox } = await openEsim();
  const key = { "Idempotency-Key": "a" };
  await sandbox.control.setWallet("esim", { balance: 0 });
  expect((await topUp({}, key)).status).toBe(402);
  await sandbox.control.setWallet("esim", { balance: 900 });
  expect((await topUp({}, key)).status).toBe(200);
});
