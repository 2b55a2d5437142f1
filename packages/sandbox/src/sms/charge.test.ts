import fc from "fast-check";
import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { openSms, type SmsTest } from "./test-sms.ts";

const { failingRecipient, silentRecipient, rejectedRecipient, emptyWalletRecipient } = magicValues;

interface Movement {
  readonly amount: number;
  readonly reason: string;
  readonly reference: string;
}

async function movements({ sandbox }: SmsTest): Promise<readonly Movement[]> {
  return (await sandbox.control.readWallets()).sms.movements;
}

/** In whole kobo, so that nothing is lost in adding up. */
function sumKobo(all: readonly Movement[]): number {
  return all.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
}

test("a send holds a charge at once, which the delivery report brings to the exact cost", async () => {
  const sms = await openSms();
  const before = await sms.balance();
  await sms.send();
  const held = before - (await sms.balance());
  const [accepted] = await sms.logs();
  expect(held).toBeGreaterThan(0);
  expect(accepted?.cost).toBe(held);
  await sms.pass(4);
  const [delivered] = await sms.logs();
  expect(delivered?.status).toBe("delivered");
  expect(delivered?.cost).toBeLessThan(held);
  expect(before - (await sms.balance())).toBe(delivered?.cost);
  expect((await movements(sms)).map(({ reason }) => reason)).toEqual([
    "deposit",
    "hold",
    "adjustment",
  ]);
});

test("the charge of a message that fails comes back, of one that is never reported it stays", async () => {
  const { send, balance, pass } = await openSms();
  const before = await balance();
  await send({ recipient: failingRecipient.value });
  await pass(4);
  expect(await balance()).toBe(before);
  await send({ recipient: silentRecipient.value });
  const held = await balance();
  expect(held).toBeLessThan(before);
  await pass(365 * 24 * 3600);
  expect(await balance()).toBe(held);
});

test("a send that the provider rejects answers 502 and is refunded", async () => {
  const sms = await openSms();
  const before = await sms.balance();
  const { status, body } = await sms.send({ recipient: rejectedRecipient.value });
  expect([status, body.success]).toEqual([502, false]);
  expect(await sms.balance()).toBe(before);
  expect(await sms.logs()).toEqual([]);
  expect((await movements(sms)).map(({ reason }) => reason)).toEqual(["deposit", "hold", "refund"]);
  expect((await sms.sendCode(rejectedRecipient.value)).status).toBe(502);
  expect(await sms.balance()).toBe(before);
});

test.each([
  [1, "a".repeat(160)],
  [2, "a".repeat(161)],
  [2, "a".repeat(306)],
  [3, "a".repeat(307)],
  [1, "€".repeat(80)],
  [2, "€".repeat(81)],
  [1, "ş".repeat(70)],
  [2, "ş".repeat(71)],
  [2, "ş".repeat(134)],
  [3, "ş".repeat(135)],
  [2, `${"a".repeat(100)}😀`],
])("%d segments are counted, and charged, for %j", async (segments, body) => {
  const { send, balance, sandbox } = await openSms();
  const before = await balance();
  await send({ body: "a" });
  const one = before - (await balance());
  await send({ body });
  expect(before - one - (await balance())).toBe(segments * one);
  const [sent] = await sandbox.control.listOutbox();
  expect(sent).toMatchObject({ segments });
});

test("the balance check counts segments and answers 402 with insufficient_funds", async () => {
  const { send, sendCode, balance, sandbox, logs } = await openSms();
  const before = await balance();
  await send();
  const one = before - (await balance());
  await sandbox.control.setWallet("sms", { balance: 2 * one });
  const tooLong = await send({ body: "ş".repeat(135) });
  expect(tooLong).toMatchObject({
    status: 402,
    body: { success: false, code: "insufficient_funds" },
  });
  expect(await balance()).toBe(2 * one);
  expect((await send({ body: "ş".repeat(134) })).status).toBe(200);
  expect(await balance()).toBe(0);
  expect(await sendCode()).toMatchObject({ status: 402, body: { code: "insufficient_funds" } });
  expect(await logs()).toHaveLength(2);
});

test("each of 250 messages that are reported at once is brought to its exact cost", async () => {
  const sms = await openSms();
  const before = await sms.balance();
  for (let n = 0; n < 250; n++) await sms.send();
  await sms.pass(4);
  const [{ cost } = { cost: 0 }] = await sms.logs();
  expect(before - (await sms.balance())).toBe(250 * cost);
  const adjustments = (await movements(sms)).filter(({ reason }) => reason === "adjustment");
  expect(new Set(adjustments.map(({ reference }) => reference)).size).toBe(250);
});

test("a recipient provokes the 402 on a full wallet", async () => {
  const { send, sendCode } = await openSms();
  expect((await send({ recipient: emptyWalletRecipient.value })).status).toBe(402);
  expect((await sendCode(emptyWalletRecipient.value)).status).toBe(402);
});

test("what a delivery gives back can be spent at once", async () => {
  const { send, balance, sandbox, pass } = await openSms();
  const before = await balance();
  await send();
  const held = before - (await balance());
  await pass(4);
  const back = (await balance()) - before + held;
  await send();
  await sandbox.control.setWallet("sms", { balance: held - back });
  expect((await send()).status).toBe(402);
  await pass(4);
  expect((await send()).status).toBe(200);
  expect(await balance()).toBe(0);
});

test("100 sends at once on a balance for 30 are accepted 30 times", async () => {
  const sms = await openSms();
  const before = await sms.balance();
  await sms.send();
  const one = before - (await sms.balance());
  await sms.sandbox.control.setWallet("sms", { balance: 30 * one });
  const sent = await Promise.all(Array.from({ length: 100 }, () => sms.send()));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(sent.filter(({ status }) => status === 402)).toHaveLength(70);
  expect(await sms.balance()).toBe(0);
  expect(sumKobo(await movements(sms))).toBe(0);
  expect(await sms.logs()).toHaveLength(31);
});

test("the wallets of eSIM and SMS are apart", async () => {
  const { send, sandbox } = await openSms();
  const before = await sandbox.control.readWallets();
  await send();
  const after = await sandbox.control.readWallets();
  expect(after.esim).toEqual(before.esim);
  expect(after.sms.balance).toBeLessThan(before.sms.balance);
});

test("whatever is sent and reported, the ledger adds up to the balance", async () => {
  const sms = await openSms();
  const to = fc.constantFrom("+2348031234567", ...Object.values(magicValues).map((m) => m.value));
  const send = fc.record({ recipient: to, body: fc.string({ maxLength: 400, unit: "grapheme" }) });
  const step = fc.oneof(
    send.map((message) => () => sms.send(message)),
    to.map((number) => () => sms.sendCode(number)),
    fc.integer({ min: 1, max: 5 }).map((seconds) => () => sms.pass(seconds)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      await sms.sandbox.control.setLimits({});
      for (const take of steps) await take();
      const { balance, movements } = (await sms.sandbox.control.readWallets()).sms;
      expect(sumKobo(movements)).toBe(Math.round(balance * 100));
    }),
    { numRuns: 20 },
  );
});
