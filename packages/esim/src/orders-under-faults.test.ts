import { createSandbox } from "@partner-connectivity/sandbox";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { type Fault, faults, faulty, type Service } from "../../core/src/testing/faults.ts";
import { manualClock } from "../../core/src/testing/manual-clock.ts";
import { createEsimClient, type EsimClient } from "./create-esim-client.ts";
import {
  isApiError,
  isNoAnswerError,
  isOutcomeUnknownError,
  type OrderListEntry,
} from "./index.ts";
import type { Placed } from "./place-order.ts";

const sandbox = createSandbox({ clock: "manual" });
afterAll(() => sandbox.close());

const RUNS = process.env["DEEP"] ? 100 : 10;
const ORDERS_PER_RUN = 10;
const ICCID = "8923400000000000017";

/** Three in ten requests meet a fault. */
const schedule = fc.array(
  fc.oneof(
    { weight: 7, arbitrary: fc.constant(undefined) },
    { weight: 3, arbitrary: fc.constantFrom(...faults) },
  ),
  { minLength: 200, maxLength: 200 },
);
/** What the order list does besides: it lags behind, or pays no attention to its filter. */
const listing = fc.array(fc.constantFrom("right", "lagging", "unfiltered"), {
  minLength: 100,
  maxLength: 100,
});

const isOrder = ({ method, url }: Request) =>
  method === "POST" && /\/orders(\/topups)?$/.test(new URL(url).pathname);
const isOrderList = ({ method, url }: Request) =>
  method === "GET" && new URL(url).pathname.endsWith("/orders");

/** A client of the sandbox behind those faults, and the orders that the sandbox carried out. */
function world(schedule: readonly Fault[], listing: readonly string[]) {
  const clock = manualClock();
  const done: string[] = [];
  let turn = 0;
  let listed = 0;

  const service: Service = async (request) => {
    const sent = isOrder(request) ? await request.clone().json() : undefined;
    const how = isOrderList(request) ? listing[listed++ % listing.length] : "right";
    const asked =
      how === "unfiltered" ? new Request(request.url.split("?")[0] as string, request) : request;
    const response = await sandbox.fetch(asked);
    if (sent && response.status === 200) done.push(sent.description);
    if (how !== "lagging") return response;
    const list = (await response.json()) as { data: OrderListEntry[] };
    return Response.json({ ...list, data: [] });
  };

  const client = createEsimClient({
    baseUrl: "http://sandbox.test",
    apiKey: sandbox.organisation.esim.apiKey,
    clock,
    fetch: faulty(
      (request) => clock.hold(service(request)),
      // A call of the sandbox is a pool of faults that all requests draw from.
      () => schedule[turn++ % schedule.length],
      clock,
    ),
  });
  return { client, clock, done };
}

const outcomes: Record<string, number> = {};

function judge(outcome: Placed<unknown> | Error, times: (reference: string) => number): void {
  if (!(outcome instanceof Error)) {
    outcomes[outcome.known] = (outcomes[outcome.known] ?? 0) + 1;
    expect(times(outcome.reference)).toBe(1);
    if (outcome.known === "listed") expect(outcome.entry.description).toContain(outcome.reference);
    return;
  }
  outcomes[outcome.name] = (outcomes[outcome.name] ?? 0) + 1;
  if (isOutcomeUnknownError(outcome)) {
    expect(times(outcome.reference ?? "none")).toBeLessThanOrEqual(1);
    return;
  }
  expect(isApiError(outcome) || isNoAnswerError(outcome)).toBe(true);
}

async function ordersUnderFaults(
  order: (client: EsimClient, index: number) => Promise<Placed<unknown>>,
): Promise<void> {
  for (const key of Object.keys(outcomes)) delete outcomes[key];
  await fc.assert(
    fc.asyncProperty(schedule, listing, async (schedule, listing) => {
      await sandbox.control.resetOrganisation();
      await sandbox.control.setWallet("esim", { balance: 10_000_000 });
      const { client, clock, done } = world(schedule, listing);
      const calls = Array.from({ length: ORDERS_PER_RUN }, (_, index) =>
        order(client, index).catch((error: Error) => error),
      );
      const results = await clock.runUntil(Promise.all(calls));
      // Long enough for what is done late.
      await clock.advance(10_000_000);
      const times = (reference: string) =>
        done.filter((description) => description.includes(reference)).length;
      for (const result of results) judge(result, times);
      for (const description of done)
        expect(done.filter((other) => other === description)).toHaveLength(1);
      // One who was told that nothing was bought has bought nothing.
      const mayBeDone = results.filter(
        (result) => !(result instanceof Error) || isOutcomeUnknownError(result),
      );
      expect(done.length).toBeLessThanOrEqual(mayBeDone.length);
    }),
    { numRuns: RUNS },
  );
  expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(
    RUNS * ORDERS_PER_RUN,
  );
  for (const known of ["answered", "listed", "OutcomeUnknownError", "ApiError"])
    expect(outcomes[known]).toBeGreaterThan(0);
}

test("orders under three faults in ten: none twice, each known or declared unknown", async () => {
  await ordersUnderFaults((client, index) =>
    client.placeOrder({ package_id: "ng-1gb-7d", quantity: 1, description: `booking ${index}` }),
  );
}, 120_000);

test("top-ups under three faults in ten: none twice, each known or declared unknown", async () => {
  await ordersUnderFaults((client) =>
    client.topUp({ iccid: ICCID, choose: (offers) => offers[0] ?? Promise.reject(new Error()) }),
  );
}, 120_000);
