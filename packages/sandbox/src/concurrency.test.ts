import { afterEach, beforeEach, expect, test } from "vitest";
import { createSandbox, type Sandbox } from "./create-sandbox.ts";
import { type Listening, listen } from "./listen.ts";
import { fetchFrom, sender, type TestAnswer } from "./test-partner.ts";

let sandbox: Sandbox;
let server: Listening;

beforeEach(async () => {
  sandbox = createSandbox({ clock: "manual", strict: true });
  server = await listen(sandbox, { port: 0, host: "127.0.0.1" });
});

afterEach(async () => {
  await server.close();
  await sandbox.close();
});

/** Calls over the socket. */
function caller(credentials: object) {
  return sender({ fetch: fetchFrom(server.url) }, credentials);
}

async function esimCaller() {
  const { apiKey } = sandbox.organisation.esim;
  const { body } = await caller({})("POST", "/customer/v2/token", { api_key: apiKey });
  return caller({ authorization: `Bearer ${body.data.access_token}` });
}

function count(answers: TestAnswer[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

test("200 parallel orders on a balance for 50 place exactly 50, and the ledger adds up to the kobo", async () => {
  const esim = await esimCaller();
  await sandbox.control.setWallet("esim", { balance: 50 * 1050.5 + 1050.49 });
  const order = { package_id: "ke-1gb-7d", quantity: 1, description: "parallel" };
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => esim("POST", "/customer/v2/orders", order)),
  );
  expect([count(answers, 200), count(answers, 402)]).toEqual([50, 150]);

  const { balance, movements } = (await sandbox.control.readWallets()).esim;
  const kobo = movements.map(({ amount }) => Math.round(amount * 100));
  expect(balance).toBe(1050.49);
  expect(kobo.reduce((sum, amount) => sum + amount, 0)).toBe(105_049);
  expect(kobo.filter((amount) => amount === -105_050)).toHaveLength(50);
  const listed = await esim("GET", "/customer/v2/orders?description=parallel&limit=500");
  const codes = new Set(listed.body.data.map(({ code }: { code: string }) => code));
  expect([listed.body.data.length, codes.size]).toEqual([50, 50]);
});

test("bulk orders in parallel spend no more than there is", async () => {
  const esim = await esimCaller();
  await sandbox.control.setWallet("esim", { balance: 900 * 50 });
  const order = { package_id: "ng-1gb-7d", quantity: 7 };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => esim("POST", "/customer/v2/orders", order)),
  );
  expect([count(answers, 200), count(answers, 402)]).toEqual([7, 23]);
  expect((await esim("GET", "/customer/v2/balance")).body.data.balance).toBe(900);
  const iccids = answers.flatMap(({ status, body }) =>
    status === 200 ? body.data.sims.map(({ iccid }: { iccid: string }) => iccid) : [],
  );
  expect([iccids.length, new Set(iccids).size]).toEqual([49, 49]);
});

test("of parallel requests beyond a limit exactly as many pass as it allows", async () => {
  const sms = caller({ "x-api-key": sandbox.organisation.sms.apiKey });
  await sandbox.control.setLimits({ "sms-read": { requests: 20, seconds: 60 } });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => sms("GET", "/api/sms/balance")),
  );
  expect([count(answers, 200), count(answers, 429)]).toEqual([20, 80]);
});

test("a dropped connection on the socket is a failed fetch, and the next call is answered", async () => {
  const esim = await esimCaller();
  await sandbox.control.addFault({ kind: "lose_answer", operation: "createOrder" });
  const order = { package_id: "ng-1gb-7d", quantity: 1 };
  await expect(esim("POST", "/customer/v2/orders", order)).rejects.toThrow("fetch failed");
  expect((await esim("GET", "/customer/v2/balance")).body.data.balance).toBe(250_000 - 900);
});
