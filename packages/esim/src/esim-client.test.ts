import { expect, test } from "vitest";
import { isRateLimitError, retrievedAt } from "./index.ts";
import { envelope, esimClient } from "./testing/esim-service.ts";

const usage = { remaining: 212, total: 1024, expired_at: null, status: "ACTIVE" };
const MINUTE_MS = 60_000;

test("a hundred concurrent first calls make one token exchange", async () => {
  const { client, requests, exchanges } = esimClient(() =>
    envelope({ balance: 1, currency: "NGN" }),
  );
  await Promise.all(Array.from({ length: 100 }, () => client.getBalance()));
  expect(exchanges()).toBe(1);
  expect(requests).toHaveLength(100);
});

test("every call but the exchange carries the token as a bearer token", async () => {
  const { client, requests } = esimClient(() => envelope([]));
  await client.listEsims();
  await client.requestAccessToken({ api_key: "another" }).catch(() => {});
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer token-1"]);
});

test("the token is renewed before its 24 hours are over", async () => {
  const { client, clock, exchanges, requests } = esimClient(() => envelope([]));
  await client.listEsims();
  await clock.advance(24 * 60 * MINUTE_MS - 5 * MINUTE_MS);
  await client.listEsims();
  expect(exchanges()).toBe(2);
  expect(requests.at(-1)?.headers.get("authorization")).toBe("Bearer token-2");
});

test("the usage of an eSIM is asked for once in 15 minutes however often it is wanted", async () => {
  const { client, clock, requests } = esimClient(() => envelope(usage));
  const started = clock.now();
  for (let minute = 0; minute < 45; minute++) {
    const wanted = Array.from({ length: 10 }, () =>
      client.getUsage({ iccid: "8923400000000000017" }),
    );
    for (const answer of await Promise.all(wanted)) expect(answer).toEqual(usage);
    await clock.advance(MINUTE_MS);
  }
  expect(requests).toHaveLength(3);
  const answer = await client.getUsage({ iccid: "8923400000000000017" });
  expect(retrievedAt(answer)?.getTime()).toBe(started + 45 * MINUTE_MS);
});

test("packages are asked for once an hour", async () => {
  const { client, clock, requests } = esimClient(() => envelope([]));
  for (let minute = 0; minute < 120; minute++) {
    await client.listPackages({ country_code: "NG" });
    await clock.advance(MINUTE_MS);
  }
  expect(requests).toHaveLength(2);
});

test("a top-up list is never used again", async () => {
  const { client, requests } = esimClient(() => Response.json({ data: [] }));
  for (let i = 0; i < 3; i++) await client.listTopUpPackages({ iccid: "89" });
  expect(requests).toHaveLength(3);
});

test("history within 15 minutes is refused with the time of its turn, and not sent", async () => {
  const { client, clock, requests } = esimClient(() => envelope({ data: [] }));
  await client.listPackageHistory({ iccid: "a" });
  await client.listPackageHistory({ iccid: "b" });
  const error = await client.listPackageHistory({ iccid: "a" }).catch((e: unknown) => e);
  expect(isRateLimitError(error) && error.retryAt.getTime()).toBe(clock.now() + 15 * MINUTE_MS);
  expect(requests).toHaveLength(2);
  const patient = client.listPackageHistory({ iccid: "a" }, { maxWaitMs: 15 * MINUTE_MS });
  expect(await clock.runUntil(patient)).toEqual([]);
});

test("a list of orders is read to its end", async () => {
  const { client } = esimClient((request) => {
    const page = Number(new URL(request.url).searchParams.get("page"));
    return envelope(page < 3 ? [{ id: page }] : []);
  });
  const ids: number[] = [];
  for await (const { id } of client.listOrders.all({ type: "sim" })) ids.push(id);
  expect(ids).toEqual([1, 2]);
});

test("a list of values is sent with commas", async () => {
  const { client, requests } = esimClient(() => envelope([]));
  await client.listOrders({ include: ["sims", "user"] });
  expect(requests[0]?.url).toContain("?include=sims,user");
});
