// Generated from openapi/esim.yaml by `npm run generate`. Do not edit.

import type { CallOptions, PagedMethod } from "@partner-connectivity/core";
import type { components, operations as Contract } from "./schema.gen.ts";

type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];
type Path<Id extends keyof Contract> = NonNullable<Contract[Id]["parameters"]["path"]>;
type Query<Id extends keyof Contract> = NonNullable<Contract[Id]["parameters"]["query"]>;

/** Body of a refusal. The shape and the codes of this area's errors are not shown. */
export interface EsimError extends Schema<"EsimError"> {}
export interface RequestAccessTokenRequest extends Schema<"RequestAccessTokenRequest"> {}
/** A bearer token for the calls of this area. */
export interface AccessToken extends Schema<"AccessToken"> {}
/** What a partner account can spend, in NGN. */
export interface Balance extends Schema<"Balance"> {}
/** A package that can be ordered as a new eSIM. */
export interface Package extends Schema<"Package"> {}
export interface CreateOrderRequest extends Schema<"CreateOrderRequest"> {}
/** What was ordered, with the eSIMs to install. */
export interface Order extends Schema<"Order"> {}
/** An eSIM just bought, with all that is needed to install it. */
export interface OrderedEsim extends Schema<"OrderedEsim"> {}
/** An order as the order list shows it. */
export interface OrderListEntry extends Schema<"OrderListEntry"> {}
/** An eSIM. Its fields beyond the ICCID are not shown. */
export interface Esim extends Schema<"Esim"> {}
/** Translated guides for installing an eSIM on iOS and Android. */
export interface InstallationInstructions extends Schema<"InstallationInstructions"> {}
/** What is left on an eSIM. */
export interface Usage extends Schema<"Usage"> {}
/** A package that can be added to an eSIM. */
export interface TopUpPackage extends Schema<"TopUpPackage"> {}
export interface CreateTopUpOrderRequest extends Schema<"CreateTopUpOrderRequest"> {}
/** A top-up order that was placed. */
export interface TopUpOrder extends Schema<"TopUpOrder"> {}
/** A package that an eSIM has or had. */
export interface PackageHistoryEntry extends Schema<"PackageHistoryEntry"> {}

export interface ListPackagesArguments extends Query<"listPackages"> {}
export interface ListOrdersArguments extends Query<"listOrders"> {}
export interface GetInstallationInstructionsArguments extends Path<"getInstallationInstructions">, Query<"getInstallationInstructions"> {}
export interface GetUsageArguments extends Path<"getUsage"> {}
export interface ListTopUpPackagesArguments extends Path<"listTopUpPackages"> {}
export interface ListPackageHistoryArguments extends Path<"listPackageHistory"> {}

/** A method for each operation of the area. */
export interface EsimOperations {
  /**
   * Request an access token.
   *
   * Exchanges the partner's `api_key` for a token. The one call of this area that carries no bearer
   * token. The token is good for 24 hours.
   *
   * @throws ApiError 401, 422 and others; `isApiError(error, "requestAccessToken")` types its body
   * @throws NoAnswerError when no answer came that can be used
   */
  requestAccessToken(args: RequestAccessTokenRequest, options?: CallOptions): Promise<AccessToken>;
  /**
   * Refresh the access token.
   *
   * Renews the token before its 24 hours are over. Neither request nor response is shown: a call with
   * the current bearer token, no body, and an answer like that of the first token are assumed.
   *
   * @throws ApiError 401 and others; `isApiError(error, "refreshAccessToken")` types its body
   * @throws NoAnswerError when nothing could be sent
   * @throws OutcomeUnknownError when the answer was lost: perhaps it was carried out
   */
  refreshAccessToken(args?: Record<string, never>, options?: CallOptions): Promise<AccessToken>;
  /**
   * Get the account balance.
   *
   * The balance, in NGN, of the account that the token belongs to. Post-paid accounts also see their
   * credit. Takes no parameters.
   *
   * @throws ApiError 401 and others; `isApiError(error, "getBalance")` types its body
   * @throws NoAnswerError when no answer came that can be used
   */
  getBalance(args?: Record<string, never>, options?: CallOptions): Promise<Balance>;
  /**
   * List packages.
   *
   * The packages that can be ordered, priced in NGN. Each filter has two spellings; which one wins when
   * both are sent is not shown. The list may be cached, and should be fetched anew about once an hour.
   *
   * @throws ApiError 401, 422 and others; `isApiError(error, "listPackages")` types its body
   * @throws NoAnswerError when no answer came that can be used
   */
  readonly listPackages: PagedMethod<ListPackagesArguments, readonly Package[], Package, CallOptions<"fresh">>;
  /**
   * Submit an order.
   *
   * Buys one or more eSIMs of a package; several are one bulk order. Collect the customer's payment
   * before calling. The account needs enough balance, or enough available credit when it is post-paid.
   * The answer holds everything needed to install the eSIMs; store the ICCIDs. How package and eSIM
   * details are nested is not shown, nor is the largest quantity. Nothing protects a repeat: an order
   * sent twice may be bought twice.
   *
   * @throws ApiError 400, 401, 402, 422 and others; `isApiError(error, "createOrder")` types its body
   * @throws NoAnswerError when nothing could be sent
   * @throws OutcomeUnknownError when the answer was lost: perhaps it was carried out
   */
  createOrder(args: CreateOrderRequest, options?: CallOptions): Promise<Order>;
  /**
   * List orders.
   *
   * The orders of the account, for eSIMs and for top-ups. The query filters by `order_status` what an
   * entry shows as `status`; the values are not shown. With `include` an entry carries more.
   *
   * @throws ApiError 401, 422 and others; `isApiError(error, "listOrders")` types its body
   * @throws NoAnswerError when no answer came that can be used
   */
  readonly listOrders: PagedMethod<ListOrdersArguments, readonly OrderListEntry[], OrderListEntry, CallOptions>;
  /**
   * List eSIMs.
   *
   * The eSIMs of the account. Query parameters are not shown, and of an eSIM record only the ICCID is
   * known.
   *
   * @throws ApiError 401 and others; `isApiError(error, "listEsims")` types its body
   * @throws NoAnswerError when no answer came that can be used
   */
  listEsims(args?: Record<string, never>, options?: CallOptions): Promise<readonly Esim[]>;
  /**
   * Get installation instructions.
   *
   * How to install the eSIM on iOS and Android, in the language asked for where it is available. Which
   * languages there are, and how the texts for the two systems are kept apart, is not shown.
   *
   * @throws ApiError 401, 404 and others; `isApiError(error, "getInstallationInstructions")` types its body
   * @throws NoAnswerError when no answer came that can be used
   */
  getInstallationInstructions(args: GetInstallationInstructionsArguments, options?: CallOptions): Promise<InstallationInstructions>;
  /**
   * Get usage.
   *
   * What is left on the eSIM. One request per eSIM in 15 minutes is allowed; keep a result for up to 15
   * minutes. What a request beyond that gets is not shown.
   *
   * @throws ApiError 401, 404 and others; `isApiError(error, "getUsage")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when no answer came that can be used
   */
  getUsage(args: GetUsageArguments, options?: CallOptions<"fresh" | "maxWaitMs">): Promise<Usage>;
  /**
   * List top-up packages for an eSIM.
   *
   * What this eSIM can be topped up with now, bundles with voice and text included. Call it before every
   * top-up order and never reuse an earlier list, because the offer changes. With nothing on offer the
   * list is empty. The answer has no envelope: it is an object with `data` and nothing else.
   *
   * @throws ApiError 401, 404, 422 and others; `isApiError(error, "listTopUpPackages")` types its body
   * @throws NoAnswerError when no answer came that can be used
   */
  listTopUpPackages(args: ListTopUpPackagesArguments, options?: CallOptions): Promise<readonly TopUpPackage[]>;
  /**
   * Submit a top-up order.
   *
   * Buys a top-up package for an active eSIM. Take `package_id` from the top-up list of this eSIM,
   * fetched just before; the id of an eSIM package does not work here. Collect the customer's payment
   * before calling. The account needs enough balance, or enough available credit when it is post-paid.
   * The record of the order sits in `data.data`. The threshold of the purchase limit is not shown.
   *
   * @throws ApiError 400, 401, 402, 404, 422 and others; `isApiError(error, "createTopUpOrder")` types its body
   * @throws NoAnswerError when nothing could be sent
   * @throws OutcomeUnknownError when the answer was lost: perhaps it was carried out
   */
  createTopUpOrder(args: CreateTopUpOrderRequest, options?: CallOptions<"idempotencyKey">): Promise<TopUpOrder>;
  /**
   * List the packages an eSIM has had.
   *
   * The first package of the eSIM and every top-up since. One request per eSIM in 15 minutes is allowed;
   * a further one is refused, with the seconds to wait in `Retry-After`. The list sits in `data.data`.
   *
   * @throws ApiError 401, 404 and others; `isApiError(error, "listPackageHistory")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when no answer came that can be used
   */
  listPackageHistory(args: ListPackageHistoryArguments, options?: CallOptions<"maxWaitMs">): Promise<readonly PackageHistoryEntry[]>;
}

export const operations = {
  "requestAccessToken": {
    "method": "POST",
    "path": "/customer/v2/token",
    "payload": [
      "token_type",
      "expires_in",
      "access_token"
    ],
    "anonymous": true,
    "lost": "safe"
  },
  "refreshAccessToken": {
    "method": "POST",
    "path": "/customer/v2/auth/refresh",
    "payload": [
      "token_type",
      "expires_in",
      "access_token"
    ]
  },
  "getBalance": {
    "method": "GET",
    "path": "/customer/v2/balance",
    "payload": [
      "balance",
      "currency"
    ],
    "lost": "safe"
  },
  "listPackages": {
    "method": "GET",
    "path": "/customer/v2/packages",
    "payload": "array",
    "lost": "safe",
    "cacheSeconds": 3600,
    "page": {
      "index": "page"
    }
  },
  "createOrder": {
    "method": "POST",
    "path": "/customer/v2/orders",
    "payload": [
      "package_id",
      "package",
      "data",
      "validity",
      "price",
      "sims"
    ]
  },
  "listOrders": {
    "method": "GET",
    "path": "/customer/v2/orders",
    "payload": "array",
    "lost": "safe",
    "page": {
      "index": "page"
    }
  },
  "listEsims": {
    "method": "GET",
    "path": "/customer/v2/sims",
    "payload": "array",
    "lost": "safe"
  },
  "getInstallationInstructions": {
    "method": "GET",
    "path": "/customer/v2/sims/{iccid}/instructions",
    "payload": [
      "installation_qr_code",
      "installation_manual",
      "network_setup",
      "apn_type",
      "apn_value",
      "direct_apple_installation_url"
    ],
    "lost": "safe"
  },
  "getUsage": {
    "method": "GET",
    "path": "/customer/v2/sims/{iccid}/usage",
    "payload": [
      "remaining",
      "total",
      "expired_at",
      "status"
    ],
    "bucket": "esim-usage",
    "cacheSeconds": 900
  },
  "listTopUpPackages": {
    "method": "GET",
    "path": "/customer/v2/sims/{iccid}/topups",
    "payload": "array",
    "lost": "safe"
  },
  "createTopUpOrder": {
    "method": "POST",
    "path": "/customer/v2/orders/topups",
    "payload": [
      "id",
      "code",
      "package_id",
      "quantity",
      "type",
      "description",
      "esim_type",
      "validity",
      "package",
      "data",
      "price",
      "currency",
      "created_at",
      "sims"
    ],
    "idempotencyKey": true
  },
  "listPackageHistory": {
    "method": "GET",
    "path": "/customer/v2/sims/{iccid}/packages",
    "payload": "array",
    "refused": [
      429
    ],
    "bucket": "esim-history"
  }
} as const;

export const buckets = {
  "esim-usage": {
    "per": "iccid",
    "requests": 1,
    "seconds": 900
  },
  "esim-history": {
    "per": "iccid",
    "requests": 1,
    "seconds": 900
  }
} as const;
