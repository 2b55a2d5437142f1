import { expect, test } from "vitest";
import { active } from "../esim/test-esim.ts";
import { openPartner } from "../test-partner.ts";

test("a manual clock stands still until it is moved", async () => {
  const { control } = (await openPartner()).sandbox;
  expect(await control.readClock()).toEqual({ now: "2026-01-15T09:00:00Z" });
  expect(await control.moveClock({ advance_seconds: 90 })).toEqual({ now: "2026-01-15T09:01:30Z" });
  const set = "2030-06-01T00:00:00Z";
  expect(await control.moveClock({ set })).toEqual({ now: set });
  await expect(control.moveClock({ set: "soon" })).rejects.toThrow("1970");
  await expect(control.moveClock({ advance_seconds: 1e12 })).rejects.toThrow("1970");
});

test("a real clock runs with the wall clock, moved by what it was told", async () => {
  const { control } = (await openPartner({ clock: "real" })).sandbox;
  const before = Date.now();
  const { now } = await control.moveClock({ advance_seconds: 86_400 });
  expect(Date.parse(now) - before).toBeGreaterThan(86_400_000 - 2000);
  expect(Date.parse(now) - before).toBeLessThan(86_400_000 + 60_000);
});

test("each organisation has a clock of its own", async () => {
  const { control } = (await openPartner()).sandbox;
  const other = control.organisation((await control.createOrganisation()).id);
  await control.moveClock({ advance_seconds: 60 });
  expect(await other.readClock()).toEqual({ now: "2026-01-15T09:00:00Z" });
});

test("the movements of a wallet add up to its balance", async () => {
  const { sandbox, esim } = await openPartner();
  await sandbox.control.setWallet("esim", { balance: 10_000.1 });
  await esim("POST", "/customer/v2/orders", { package_id: "ke-1gb-7d", quantity: 3 });
  const { balance, movements } = (await sandbox.control.readWallets()).esim;
  expect(balance).toBe(6848.6);
  expect(movements.map(({ amount }) => amount)).toEqual([250_000, -239_999.9, -3151.5]);
  expect(movements.at(-1)).toMatchObject({ reason: "order", reference: "ORD-000002" });
});

test("a reset brings an organisation back to its beginning, byte for byte, and keeps its credentials", async () => {
  const { sandbox, esim, sms } = await openPartner();
  const { control } = sandbox;
  const snapshot = async () => [
    await control.readWallets(),
    await control.readClock(),
    await control.listFaults(),
    await control.readLimits(),
    await control.listOutbox(),
    await control.listRequests(),
    (await esim("GET", "/customer/v2/sims")).body,
    (await esim("GET", `/customer/v2/sims/${active}/packages`)).body,
    (await esim("POST", "/customer/v2/orders", { package_id: "ng-1gb-7d", quantity: 1 })).body,
  ];
  await control.resetOrganisation();
  const first = await snapshot();
  await sms("POST", "/api/sms/send", { recipient: "+2348030000001", body: "Hello" });
  await control.setLimits({ "sms-send": { requests: 1, seconds: 1 } });
  await control.addFault({ kind: "delay", operation: "sendOtp" });
  await esim("GET", `/customer/v2/sims/${active}/packages`);
  await control.moveClock({ advance_seconds: 3600 });
  await control.resetOrganisation();
  expect(await snapshot()).toEqual(first);
});

test("the requests of an organisation are listed, without bodies and credentials", async () => {
  const { sandbox, esim, anonymous } = await openPartner();
  await sandbox.control.clearRequests();
  await esim("GET", "/customer/v2/orders?limit=1", undefined, { "Idempotency-Key": "k" });
  await esim("GET", "/customer/v2/orders?limit=0");
  await anonymous("GET", "/customer/v2/orders");
  const entry = { at: "2026-01-15T09:00:00Z", operation: "listOrders", method: "GET" };
  expect(await sandbox.control.listRequests()).toEqual([
    { ...entry, path: "/customer/v2/orders?limit=1", status: 200, idempotency_key: "k" },
    { ...entry, path: "/customer/v2/orders?limit=0", status: 422, idempotency_key: null },
  ]);
});

test("limits that were set count from then on, and an empty set brings back the contract's", async () => {
  const { sandbox, esim } = await openPartner();
  const usage = async () => (await esim("GET", `/customer/v2/sims/${active}/usage`)).status;
  await sandbox.control.setLimits({ "esim-usage": { requests: 2, seconds: 10 } });
  expect([await usage(), await usage(), await usage()]).toEqual([200, 200, 429]);
  await sandbox.control.moveClock({ advance_seconds: 10 });
  expect(await usage()).toBe(200);
  await sandbox.control.setLimits({});
  expect([await usage(), await usage()]).toEqual([200, 429]);
});

test("a clock set back does not keep a budget spent", async () => {
  const { sandbox, esim } = await openPartner();
  const usage = async () => (await esim("GET", `/customer/v2/sims/${active}/usage`)).status;
  await sandbox.control.moveClock({ advance_seconds: 3600 });
  expect([await usage(), await usage()]).toEqual([200, 429]);
  await sandbox.control.moveClock({ set: "2026-01-15T09:00:00Z" });
  expect(await usage()).toBe(200);
});

test("an organisation or an eSIM that does not exist is told as such", async () => {
  const { control } = (await openPartner()).sandbox;
  const nobody = control.organisation("org_x");
  await expect(nobody.readClock()).rejects.toThrow("There is no organisation org_x.");
  await expect(nobody.resetOrganisation()).rejects.toThrow("org_x");
  await expect(nobody.listRequests()).rejects.toThrow("org_x");
  await expect(control.consume("1", {})).rejects.toThrow("The organisation has no eSIM 1.");
});
