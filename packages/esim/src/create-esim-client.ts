import {
  budget,
  type CallOptions,
  type ClientBase,
  type ClientOptions,
  cache,
  createClient,
  systemClock,
  tokenAuth,
} from "@partner-connectivity/core";
import {
  buckets,
  type CreateOrderRequest,
  type EsimOperations,
  type Order,
  operations,
  type TopUpOrder,
  type TopUpPackage,
} from "./operations.gen.ts";
import { type Placed, placeOnce } from "./place-order.ts";
import type { paths } from "./schema.gen.ts";

export interface TopUpRequest {
  /** The eSIM to top up. It has to be active. */
  readonly iccid: string;
  /**
   * Picks one of the packages on offer for this eSIM now, and collects the customer's payment for it.
   * What it throws ends the top-up; nothing was ordered then.
   */
  choose(offers: readonly TopUpPackage[]): TopUpPackage | Promise<TopUpPackage>;
  /** Note of your own; a reference is put in front of it. */
  readonly description?: string;
}

export interface EsimClient extends EsimOperations, ClientBase<paths> {
  /**
   * Buys eSIMs, once (4.1 Submit order). Collect the customer's payment before. A reference is put in
   * front of the description. When the answer is lost, or `timeoutMs` is over, the order is looked up
   * by it in the order list, for up to a minute; it is never sent a second time.
   * @throws OutcomeUnknownError when it was not found, which does not prove that it was not placed
   * @throws ApiError when the service refuses: nothing was bought
   * @throws NoAnswerError when nothing could be sent: nothing was bought
   */
  placeOrder(request: CreateOrderRequest, options?: CallOptions): Promise<Placed<Order>>;
  /**
   * Tops an eSIM up, once, with one of the packages on offer at this moment (4.1 Submit top-up
   * order). A lost answer is treated as in `placeOrder`. `timeoutMs` is for the list and for the order
   * each, not for `choose`.
   * @throws OutcomeUnknownError when the answer was lost and the order not found
   * @throws ApiError when the service refuses: nothing was bought
   * @throws NoAnswerError when the list did not come, or nothing could be sent: nothing was bought
   * @throws TypeError when `choose` returns something else than one of the offers
   */
  topUp(
    request: TopUpRequest,
    options?: CallOptions<"idempotencyKey">,
  ): Promise<Placed<TopUpOrder>>;
}

/**
 * A client of the data eSIM area (4.1). The api_key is exchanged for an access token when one is needed (5).
 * @throws TypeError when baseUrl or apiKey cannot be used
 * @throws Error in a web page, unless that is allowed
 */
export function createEsimClient(options: ClientOptions): EsimClient {
  const { apiKey, clock = systemClock } = options;
  const client: EsimOperations & ClientBase<paths> = createClient({
    operations,
    options,
    cache: cache(clock, buckets["esim-usage"].per),
    budget: budget(clock, buckets),
    auth: tokenAuth(clock, async () => {
      const token = await client.requestAccessToken({ api_key: apiKey });
      return { value: token.access_token, lifetimeSeconds: token.expires_in };
    }),
  });
  return {
    ...client,
    placeOrder: (request, callOptions) =>
      placeOnce(client, clock, client.createOrder, "sim", request, callOptions),
    async topUp({ iccid, choose, description }, callOptions) {
      const offers = await client.listTopUpPackages({ iccid }, callOptions);
      const chosen = await choose(offers);
      if (!offers.includes(chosen))
        throw new TypeError("topUp: choose must return one of the packages it was given");
      return placeOnce(
        client,
        clock,
        client.createTopUpOrder,
        "topup",
        { package_id: chosen.id, iccid, ...(description && { description }) },
        callOptions,
      );
    },
  };
}
