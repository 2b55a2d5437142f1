import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deep } from "./deep.ts";
import { deriveCredentials } from "./organisations/credentials.ts";
import { fetchFrom, sender } from "./test-partner.ts";
import { type SandboxProcess, startProcess } from "./test-process.ts";

const KILLS = deep ? 20 : 3;
const { esim } = deriveCredentials(1, 1);
let directory: string;
let running: SandboxProcess[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "sandbox-"));
});

afterEach(async () => {
  await Promise.all(running.map((sandbox) => sandbox.end("SIGKILL")));
  running = [];
  rmSync(directory, { recursive: true, force: true });
});

async function start(): Promise<SandboxProcess> {
  const sandbox = await startProcess("--db", join(directory, "sandbox.db"));
  running.push(sandbox);
  return sandbox;
}

async function partnerOf({ url }: SandboxProcess) {
  const server = { fetch: fetchFrom(url) };
  const anonymous = sender(server, {});
  const { body } = await anonymous("POST", "/customer/v2/token", { api_key: esim.apiKey });
  return sender(server, { authorization: `Bearer ${body.data.access_token}` });
}

/** Orders with ten callers until the connection breaks; returns what was acknowledged. */
async function orderUntilKilled(sandbox: SandboxProcess, round: number): Promise<string[]> {
  const send = await partnerOf(sandbox);
  const acknowledged: string[] = [];
  const enough = 20 + 7 * round;
  const callers = Array.from({ length: 10 }, async (_, caller) => {
    for (let number = 0; ; number += 1) {
      const description = `${round}/${caller}/${number}`;
      const order = { package_id: "ng-1gb-7d", quantity: 1, description };
      const answer = await send("POST", "/customer/v2/orders", order).catch(() => undefined);
      if (!answer) return;
      expect(answer.status).toBe(200);
      acknowledged.push(description);
      if (acknowledged.length === enough) sandbox.child.kill("SIGKILL");
    }
  });
  await Promise.all(callers);
  return acknowledged;
}

async function listAll(sandbox: SandboxProcess): Promise<string[]> {
  const send = await partnerOf(sandbox);
  const descriptions: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await send("GET", `/customer/v2/orders?limit=500&page=${page}`);
    if (body.data.length === 0) return descriptions.slice(1); // The first was there before.
    descriptions.push(...body.data.map((order: { description: string }) => order.description));
  }
}

/** Enough for all orders of the test. */
const DEPOSIT = 10_000_000;
const CONTROL = `/_sandbox/organisations/${deriveCredentials(1, 1).id}`;

async function setBalance({ url }: SandboxProcess, balance: number): Promise<void> {
  const { status } = await fetch(`${url}${CONTROL}/wallets/esim`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ balance }),
  });
  expect(status).toBe(204);
}

async function readWallet(sandbox: SandboxProcess) {
  const response = await fetch(`${sandbox.url}${CONTROL}/wallets`);
  const { balance, movements } = (
    (await response.json()) as {
      esim: { balance: number; movements: { amount: number }[] };
    }
  ).esim;
  return { balance, sum: movements.reduce((sum, { amount }) => sum + amount, 0) };
}

test(`killed ${KILLS} times under load, every acknowledged order is there, none twice, and the wallet agrees`, async () => {
  const acknowledged: string[] = [];
  let sandbox = await start();
  await setBalance(sandbox, DEPOSIT);
  for (let round = 0; round < KILLS; round += 1) {
    acknowledged.push(...(await orderUntilKilled(sandbox, round)));
    sandbox = await start();
    const listed = await listAll(sandbox);
    expect(new Set(listed).size).toBe(listed.length);
    expect(acknowledged.filter((description) => !listed.includes(description))).toEqual([]);
    const balance = DEPOSIT - 900 * listed.length;
    expect(await readWallet(sandbox)).toEqual({ balance, sum: balance });
  }
}, 300_000);

test("a SIGTERM answers what is running, loses nothing and ends with 0", async () => {
  const sandbox = await start();
  const send = await partnerOf(sandbox);
  const order = { package_id: "ng-1gb-7d", quantity: 20 };
  const orders = Array.from({ length: 8 }, (_, n) =>
    send("POST", "/customer/v2/orders", { ...order, description: String(n) }).catch(
      () => undefined,
    ),
  );
  await Promise.race(orders);
  const { code } = await sandbox.end("SIGTERM");
  expect(code).toBe(0);
  const placed = (await Promise.all(orders)).filter((answer) => answer?.status === 200);
  const again = await start();
  const listed = await listAll(again);
  expect(listed.length).toBe(placed.length);
});
