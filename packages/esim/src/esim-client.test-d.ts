import { expectTypeOf, test } from "vitest";
import {
  type ApiError,
  type CallOptions,
  createEsimClient,
  type EsimClient,
  type EsimError,
  isApiError,
  isNoAnswerError,
  isOutcomeUnknownError,
  isRateLimitError,
  type Order,
  type OrderListEntry,
  type Package,
  type Placed,
  type TopUpOrder,
  type TopUpPackage,
  type Usage,
} from "./index.ts";

declare const client: EsimClient;
declare const error: unknown;

test("results are the payloads, never optional", () => {
  expectTypeOf(client.listPackages()).toEqualTypeOf<Promise<readonly Package[]>>();
  expectTypeOf(client.getUsage({ iccid: "1" })).toEqualTypeOf<Promise<Usage>>();
  expectTypeOf(client.listTopUpPackages({ iccid: "1" })).toEqualTypeOf<
    Promise<readonly TopUpPackage[]>
  >();
  expectTypeOf<Order["price"]>().toEqualTypeOf<number>();
  expectTypeOf<Package["voice"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Usage["expired_at"]>().toEqualTypeOf<string | null>();
});

test("arguments are those of the contract", () => {
  client.listPackages({ country_code: "NG", "filter[type]": "local", include: "topup" });
  client.listOrders({ include: ["sims", "status"], type: "topup", page: 2 });
  client.createOrder({ package_id: "ng-1gb-7d", quantity: 1 });
  // @ts-expect-error a field that the contract does not have
  client.listPackages({ country: "NG" });
  // @ts-expect-error a value that the contract does not have
  client.listPackages({ type: "regional" });
  // @ts-expect-error package_id is missing
  client.createOrder({ quantity: 1 });
  // @ts-expect-error the quantity is no text
  client.createOrder({ package_id: "ng-1gb-7d", quantity: "1" });
  // @ts-expect-error the iccid is missing
  client.getUsage({});
  // @ts-expect-error an argument is missing
  client.getUsage();
  // @ts-expect-error takes no arguments
  client.getBalance({ currency: "NGN" });
  // @ts-expect-error an operation of another area
  client.sendSms({ recipient: "+2348030000001", body: "Hello" });
});

test("options are those that mean something for the call", () => {
  const { signal } = new AbortController();
  client.getBalance({}, { signal, timeoutMs: 1_000 });
  client.getUsage({ iccid: "1" }, { fresh: true, maxWaitMs: 60_000 });
  client.createTopUpOrder({ package_id: "p", iccid: "1" }, { idempotencyKey: "k" });
  // @ts-expect-error the contract has no key here
  client.createOrder({ package_id: "p", quantity: 1 }, { idempotencyKey: "k" });
  // @ts-expect-error nothing is kept of a balance
  client.getBalance({}, { fresh: true });
  // @ts-expect-error there is no budget for packages
  client.listPackages({}, { maxWaitMs: 1 });
  expectTypeOf<CallOptions>().toEqualTypeOf<CallOptions<never>>();
});

test("a status that nobody knows yet is allowed, and the known ones are offered", () => {
  expectTypeOf<"ON_HOLD">().toExtend<Usage["status"]>();
  expectTypeOf<"ACTIVE">().toExtend<Usage["status"]>();
  expectTypeOf<string>().toExtend<Usage["status"]>();
  // @ts-expect-error a status is a text
  const status: Usage["status"] = 7;
  expectTypeOf(status);
});

test("pages can be read in a loop", async () => {
  for await (const order of client.listOrders.all({ type: "sim" }))
    expectTypeOf(order).toEqualTypeOf<OrderListEntry>();
  // @ts-expect-error this list has no pages
  client.listEsims.all();
});

test("an error is narrowed by operation, then by status", () => {
  if (isApiError(error)) expectTypeOf(error.body).toEqualTypeOf<unknown>();
  if (isApiError(error, "createTopUpOrder")) {
    expectTypeOf(error.headers).toEqualTypeOf<Headers>();
    expectTypeOf(error.response).toEqualTypeOf<Response>();
    if (error.status === 404) expectTypeOf(error.body.message).toEqualTypeOf<string>();
    if (error.status === 402) expectTypeOf(error.body.code).toEqualTypeOf<string | undefined>();
    if (error.status === 500) expectTypeOf(error.body).toEqualTypeOf<unknown>();
    if (error.status === 422) expectTypeOf(error.body).toExtend<EsimError>();
    // @ts-expect-error no status
    if (error.status === 42) return;
  }
  // @ts-expect-error an operation of another area
  isApiError(error, "sendSms");
  if (isRateLimitError(error)) expectTypeOf(error.retryAt).toEqualTypeOf<Date>();
  if (isOutcomeUnknownError(error))
    expectTypeOf(error.reference).toEqualTypeOf<string | undefined>();
  if (isNoAnswerError(error))
    expectTypeOf(error.reason).toEqualTypeOf<"timeout" | "network" | "unreadable" | "unexpected">();
  expectTypeOf<ApiError["status"]>().toEqualTypeOf<number>();
});

test("what is known of an order tells what is there", async () => {
  const placed = await client.placeOrder({ package_id: "p", quantity: 1 });
  expectTypeOf(placed).toEqualTypeOf<Placed<Order>>();
  expectTypeOf(placed.reference).toEqualTypeOf<string>();
  if (placed.known === "answered") expectTypeOf(placed.order).toEqualTypeOf<Order>();
  else expectTypeOf(placed.entry).toEqualTypeOf<OrderListEntry>();
  // @ts-expect-error known only when the service answered
  placed.order;
});

test("choose returns one of the offers, not perhaps none", async () => {
  const topped = await client.topUp({
    iccid: "1",
    choose: (offers) => offers[0] ?? Promise.reject(new Error("nothing on offer")),
  });
  expectTypeOf(topped).toEqualTypeOf<Placed<TopUpOrder>>();
  // @ts-expect-error find may return undefined
  client.topUp({ iccid: "1", choose: (offers) => offers.find(({ id }) => id === "p") });
});

test("api is typed by path", async () => {
  const { data, error, response } = await client.api.GET("/customer/v2/packages", {
    params: { query: { country_code: "NG" } },
  });
  expectTypeOf(response).toEqualTypeOf<Response>();
  if (error) expectTypeOf(error.success).toEqualTypeOf<false>();
  else expectTypeOf(data.data[0]?.price).toEqualTypeOf<number | undefined>();
  await client.api.GET("/customer/v2/balance");
  await client.api.POST("/customer/v2/orders", { body: { package_id: "p", quantity: 1 } });
  // @ts-expect-error no such path
  client.api.GET("/customer/v1/packages");
  // @ts-expect-error no such method of the path
  client.api.POST("/customer/v2/packages");
  // @ts-expect-error the body is missing
  client.api.POST("/customer/v2/orders");
  // @ts-expect-error the iccid is missing
  client.api.GET("/customer/v2/sims/{iccid}/usage");
});

test("a client needs an address and a key", () => {
  createEsimClient({ baseUrl: "https://service.example", apiKey: "key" });
  // @ts-expect-error the key is missing
  createEsimClient({ baseUrl: "https://service.example" });
  // @ts-expect-error the budgets of this area are not configurable
  createEsimClient({ baseUrl: "https://service.example", apiKey: "key", limits: {} });
});
