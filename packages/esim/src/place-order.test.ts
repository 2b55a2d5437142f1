import { expect, test } from "vitest";
import { isApiError, isOutcomeUnknownError, type Order, type TopUpPackage } from "./index.ts";
import { type Answering, envelope, esimClient, reset } from "./testing/esim-service.ts";

const request = { package_id: "ng-1gb-7d", quantity: 1, description: "booking 4711" };
const order: Order = {
  package_id: "ng-1gb-7d",
  package: "Nigeria 1 GB, 7 days",
  data: "1 GB",
  validity: 7,
  price: 1200,
  sims: [],
};
const refused = (status: number) => () =>
  Response.json({ success: false, message: "No." }, { status });

/** Orders are answered by `create`, the list by `list`, which sees the descriptions ordered so far. */
function setUp(
  create: Answering,
  list: (ordered: readonly string[], look: number) => readonly string[],
) {
  const ordered: string[] = [];
  let looks = 0;
  const { client, clock, requests } = esimClient(async (request) => {
    if (request.method === "GET")
      return envelope(
        list(ordered, ++looks).map((description, id) => ({ id, description, type: "sim" })),
      );
    ordered.push((await request.clone().json()).description);
    return create(request);
  });
  const sent = (method: string) => requests.filter((request) => request.method === method);
  return { client, clock, ordered, sent };
}

test("an order carries the caller's description with a reference that no other has", async () => {
  const { client, ordered, sent } = setUp(
    () => envelope(order),
    () => [],
  );
  const first = await client.placeOrder(request);
  const second = await client.placeOrder({ package_id: "ng-1gb-7d", quantity: 1 });
  expect(first).toEqual({ known: "answered", reference: first.reference, order });
  expect(ordered).toEqual([`${first.reference} booking 4711`, second.reference]);
  expect(first.reference).not.toBe(second.reference);
  expect(sent("GET")).toHaveLength(0);
});

test("an order whose answer was lost is found in the list by its reference", async () => {
  const { client, clock, sent } = setUp(reset, (ordered) => ["another", ...ordered]);
  const placed = await clock.runUntil(client.placeOrder(request));
  expect(placed).toMatchObject({
    known: "listed",
    entry: { id: 1, description: `${placed.reference} booking 4711` },
  });
  expect(sent("POST")).toHaveLength(1);
  const [look] = sent("GET");
  expect(Object.fromEntries(new URL(look?.url ?? "").searchParams)).toEqual({
    type: "sim",
    description: `${placed.reference} booking 4711`,
  });
});

test("a filter that finds nothing is no proof: the list is read without it too", async () => {
  const { client, clock } = setUp(reset, (ordered, look) => (look === 2 ? ordered : []));
  expect(await clock.runUntil(client.placeOrder(request))).toMatchObject({ known: "listed" });
});

test("a list that lags behind is looked at again", async () => {
  const { client, clock, sent } = setUp(reset, (ordered, look) => (look === 7 ? ordered : []));
  const started = clock.now();
  expect(await clock.runUntil(client.placeOrder(request))).toMatchObject({ known: "listed" });
  expect(clock.now() - started).toBe(10_000);
  expect(sent("POST")).toHaveLength(1);
});

test("an order is found by a description of which the service kept the first characters only", async () => {
  const { client, clock } = setUp(reset, (ordered) => ordered.map((text) => text.slice(0, 50)));
  const placed = client.placeOrder({ ...request, description: "booking 4711 ".repeat(20) });
  expect(await clock.runUntil(placed)).toMatchObject({ known: "listed" });
});

test("an order that is not found is not known, and says what to look for", async () => {
  const { client, clock, sent, ordered } = setUp(reset, () => ["another"]);
  const error = await clock.runUntil(client.placeOrder(request).catch((e: unknown) => e));
  if (!isOutcomeUnknownError(error)) throw error;
  expect(ordered).toEqual([`${error.reference} booking 4711`]);
  expect(error.operationId).toBe("createOrder");
  expect((error.cause as Error).message).toBe("createOrder: no answer");
  expect(sent("POST")).toHaveLength(1);
});

test("a list that cannot be read leaves the order unknown", async () => {
  const { client, clock } = setUp(reset, () => {
    throw new TypeError("fetch failed");
  });
  const error = await clock.runUntil(client.placeOrder(request).catch((e: unknown) => e));
  expect(isOutcomeUnknownError(error)).toBe(true);
});

test("the same description without the reference is another order", async () => {
  const { client, clock } = setUp(reset, () => ["booking 4711"]);
  const error = await clock.runUntil(client.placeOrder(request).catch((e: unknown) => e));
  expect(isOutcomeUnknownError(error)).toBe(true);
});

test.each([400, 401, 402, 422, 429])(
  "a refusal with %i is thrown, and not looked up",
  async (status) => {
    const { client, clock, sent } = setUp(refused(status), () => []);
    const error = await clock.runUntil(client.placeOrder(request).catch((e: unknown) => e));
    expect(isApiError(error, "createOrder") && error.status).toBe(status);
    expect(sent("GET")).toHaveLength(0);
    // A token that was refused is replaced, and the order sent once more: nothing was done.
    expect(sent("POST")).toHaveLength(status === 401 ? 2 : 1);
  },
);

test("an abort while the order is under way leaves it unknown, and ends the look-up too", async () => {
  const { client, clock, sent } = setUp(
    () => new Promise(() => {}),
    () => [],
  );
  const controller = new AbortController();
  const call = client.placeOrder(request, { signal: controller.signal }).catch((e: unknown) => e);
  await clock.advance(0);
  controller.abort(new Error("the user left"));
  const error = await call;
  expect(isOutcomeUnknownError(error) && error.reference).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent("GET")).toHaveLength(0);
});

const offer: TopUpPackage = {
  id: "ng-1gb-7d-topup",
  type: "topup",
  price: 1200,
  net_price: 900,
  amount: 1024,
  day: 7,
  is_unlimited: false,
  title: "Nigeria 1 GB, 7 days",
  data: "1 GB",
  short_info: "Starts when it is bought.",
};
const topUpOrder = {
  id: 2,
  code: "ORD-000002",
  package_id: offer.id,
  quantity: "1",
  type: "topup",
  description: "",
  esim_type: "data",
  validity: 7,
  package: "Nigeria 1 GB, 7 days",
  data: "1 GB",
  price: 1200,
  currency: "NGN",
  created_at: "2026-01-15T12:05:00Z",
  sims: [],
};

function topUpSetUp(answer: Answering, offers: readonly TopUpPackage[] = [offer]) {
  return esimClient((request) => {
    if (request.url.endsWith("/topups") && request.method === "GET")
      return Response.json({ data: offers });
    return answer(request);
  });
}

test("a top-up lists what is on offer each time, then orders what was chosen", async () => {
  const { client, requests } = topUpSetUp(() => envelope({ data: topUpOrder }));
  for (let i = 0; i < 2; i++) {
    const placed = await client.topUp({ iccid: "89", choose: ([first]) => first ?? offer });
    expect(placed).toMatchObject({ known: "answered", order: topUpOrder });
  }
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    "GET /customer/v2/sims/89/topups",
    "POST /customer/v2/orders/topups",
    "GET /customer/v2/sims/89/topups",
    "POST /customer/v2/orders/topups",
  ]);
  const [, post] = requests;
  expect(await post?.json()).toEqual({
    iccid: "89",
    package_id: offer.id,
    description: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(post?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
});

test("one who chooses nothing, or something that is not on offer, orders nothing", async () => {
  const { client, requests } = topUpSetUp(() => envelope({ data: topUpOrder }));
  for (const choose of [() => undefined as never, () => ({ ...offer })])
    await expect(client.topUp({ iccid: "89", choose })).rejects.toThrow(
      "topUp: choose must return one of the packages it was given",
    );
  const noSale = new Error("the card was declined");
  await expect(client.topUp({ iccid: "89", choose: () => Promise.reject(noSale) })).rejects.toBe(
    noSale,
  );
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
});

test("timeoutMs bounds the list of a top-up too", async () => {
  const { client, clock } = esimClient(() => new Promise(() => {}));
  const started = clock.now();
  const call = client.topUp(
    { iccid: "89", choose: ([first]) => first ?? offer },
    { timeoutMs: 2_000 },
  );
  const error = await clock.runUntil(call.catch((e: unknown) => e));
  expect((error as Error).message).toBe("listTopUpPackages: no answer within 2000 ms");
  expect(clock.now() - started).toBe(2_000);
});

test("a top-up whose answer was lost is looked up among top-ups, never sent again", async () => {
  const { client, clock, requests } = topUpSetUp((request) =>
    request.method === "POST" ? reset() : envelope([]),
  );
  const call = client.topUp(
    { iccid: "89", choose: ([first]) => first ?? offer },
    { idempotencyKey: "mine" },
  );
  const error = await clock.runUntil(call.catch((e: unknown) => e));
  expect(isOutcomeUnknownError(error) && error.idempotencyKey).toBe("mine");
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  const look = requests.find(({ url }) => url.includes("description="));
  expect(new URL(look?.url ?? "").searchParams.get("type")).toBe("topup");
});
