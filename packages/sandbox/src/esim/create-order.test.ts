import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { openEsim } from "./test-esim.ts";

test("an order answers with the package and an eSIM that can be installed", async () => {
  const { order } = await openEsim();
  const { status, body } = await order();
  expect(status).toBe(200);
  const { sims, ...bought } = body.data;
  expect(bought).toEqual({
    package_id: "ng-1gb-7d",
    package: "Nigeria 1 GB, 7 days",
    data: "1 GB",
    validity: 7,
    price: 1200,
  });
  const [sim] = sims;
  expect(sim.iccid).toMatch(/^89\d{17}$/);
  expect(sim.qrcode).toBe(`LPA:1$${sim.lpa}$${sim.matching_id}`);
  expect(sim.direct_apple_installation_url).toContain(sim.qrcode);
});

test("the image at qrcode_url is a PNG; another activation code has none", async () => {
  const { order, sandbox } = await openEsim();
  const [{ qrcode_url }] = (await order()).body.data.sims;
  const image = await sandbox.fetch(new Request(qrcode_url));
  expect(image.headers.get("content-type")).toBe("image/png");
  const [signature] = new Uint32Array((await image.arrayBuffer()).slice(0, 4));
  expect(signature).toBe(0x474e5089);
  const unknown = qrcode_url.replace(/[0-9A-F]{32}/, "0".repeat(32));
  expect((await sandbox.fetch(new Request(unknown))).status).toBe(404);
});

test("a bulk order brings as many eSIMs, each with an ICCID of its own, for as many times the price", async () => {
  const { order, balance, esim } = await openEsim();
  const before = await balance();
  const { sims } = (await order({ quantity: 125 })).body.data;
  expect(new Set(sims.map(({ iccid }: { iccid: string }) => iccid)).size).toBe(125);
  expect(before - (await balance())).toBe(125 * 900);
  const listed = (await esim("GET", "/customer/v2/sims")).body.data;
  for (const { iccid } of sims) expect(listed).toContainEqual({ iccid });
});

test("an order that the balance does not cover is refused with 402 and changes nothing", async () => {
  const { order, balance, esim, sandbox } = await openEsim();
  await sandbox.control.setWallet("esim", { balance: 1799.99 });
  const orders = (await esim("GET", "/customer/v2/orders")).body.data;
  expect((await order({ quantity: 2 })).status).toBe(402);
  expect(await balance()).toBe(1799.99);
  expect((await esim("GET", "/customer/v2/orders")).body.data).toEqual(orders);
  expect((await order({ quantity: 1 })).status).toBe(200);
});

test("a package that costs more than a new wallet holds is refused with 402", async () => {
  const { order } = await openEsim();
  const { value } = magicValues.unaffordablePackage;
  expect((await order({ package_id: value })).status).toBe(402);
});

test("an order on a post-paid account goes as far as the available credit", async () => {
  const { order, sandbox, esim } = await openEsim();
  await sandbox.control.setWallet("esim", { balance: 0, post_paid: true, credit_limit: 1000 });
  expect((await order()).status).toBe(200);
  expect((await esim("GET", "/customer/v2/balance")).body.data).toEqual({
    balance: 0,
    available_credit: 100,
    credit_limit: 1000,
    currency: "NGN",
  });
  expect((await order()).status).toBe(402);
});

test("a pre-paid balance leaves the two credit fields out", async () => {
  const { esim } = await openEsim();
  const { data } = (await esim("GET", "/customer/v2/balance")).body;
  expect(data).toEqual({ balance: 250_000, currency: "NGN" });
});

test("prices with kobo add up to the kobo", async () => {
  const { order, balance } = await openEsim();
  for (let count = 0; count < 3; count += 1) await order({ package_id: "ke-1gb-7d" });
  expect(await balance()).toBe(250_000 - 3151.5);
});

test.each([
  [422, { quantity: undefined }],
  [422, { package_id: undefined }],
  [400, { quantity: 0 }],
  [400, { quantity: 1.5 }],
  [400, { quantity: "1" }],
  [400, { quantity: 1_000_000_000 }],
  [400, { package_id: 7 }],
  [400, { description: null }],
  [422, { package_id: "nothing-like-it" }],
  [422, { package_id: "ng-1gb-7d-topup" }],
  [422, { package_id: "__proto__" }],
])("%i refuses %j", async (expected, body) => {
  const { order, balance } = await openEsim();
  const answer = await order(body);
  expect([answer.status, answer.body.success]).toEqual([expected, false]);
  expect(await balance()).toBe(250_000);
});
