// Generated from openapi/voice.yaml by `npm run generate`. Do not edit.

import type { CallOptions, PagedMethod } from "@partner-connectivity/core";
import type { components, operations as Contract } from "./schema.gen.ts";

type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];
type Query<Id extends keyof Contract> = NonNullable<Contract[Id]["parameters"]["query"]>;

/** The number to claim and the user to claim it for. */
export interface ClaimNumberRequest extends Schema<"ClaimNumberRequest"> {}
/** Whose subscription to renew. */
export interface RenewNumberRequest extends Schema<"RenewNumberRequest"> {}
/** Where a page stands in its list. */
export interface VoicePage extends Schema<"VoicePage"> {}
/** One page of available numbers. */
export interface AvailableNumberPage extends Schema<"AvailableNumberPage"> {}
/** A number that can be claimed. */
export interface AvailableNumber extends Schema<"AvailableNumber"> {}
/** One page of users. */
export interface VoiceUserPage extends Schema<"VoiceUserPage"> {}
/** A user who signed up through the partner. */
export interface VoiceUser extends Schema<"VoiceUser"> {}
/** A user's subscription, made by a claim. */
export interface VoiceSubscription extends Schema<"VoiceSubscription"> {}

export interface ListAvailableNumbersArguments extends Query<"listAvailableNumbers"> {}
export interface ListUsersArguments extends Query<"listUsers"> {}

/** A method for each operation of the area. */
export interface VoiceOperations {
  /**
   * List available numbers.
   *
   * The phone numbers that the partner can claim, page by page. How the `phone_number` filter matches,
   * the order of the list and whether a listed number is held until it is claimed are not shown.
   *
   * @throws ApiError 401, 422 and others; `isApiError(error, "listAvailableNumbers")` types its body
   * @throws NoAnswerError when no answer came that can be used
   */
  readonly listAvailableNumbers: PagedMethod<ListAvailableNumbersArguments, AvailableNumberPage, AvailableNumber, CallOptions>;
  /**
   * Claim a number for a user.
   *
   * Assigns an available number to a user and creates the user's subscription, as a free trial when
   * asked. Nothing but the success is answered: look the user up with listUsers. What a claim costs,
   * whether identities are checked, and what a second claim for the same user does are not shown.
   *
   * @throws ApiError 401, 409, 422 and others; `isApiError(error, "claimNumber")` types its body
   * @throws NoAnswerError when nothing could be sent
   * @throws OutcomeUnknownError when the answer was lost: perhaps it was carried out
   */
  claimNumber(args: ClaimNumberRequest, options?: CallOptions): Promise<null>;
  /**
   * Renew a subscription.
   *
   * Renews the subscription of the user with this email, or turns a free trial into a paid one.
   * What a renewal costs, what it changes besides, and what renewing early or twice does are not shown.
   *
   * @throws ApiError 401, 404, 422 and others; `isApiError(error, "renewNumber")` types its body
   * @throws NoAnswerError when nothing could be sent
   * @throws OutcomeUnknownError when the answer was lost: perhaps it was carried out
   */
  renewNumber(args: RenewNumberRequest, options?: CallOptions): Promise<null>;
  /**
   * List users.
   *
   * The users who signed up through the partner, each with the subscription, page by page. How `mobile`
   * and `email` work together and the order of the list are not shown. Which number a user holds is not
   * among the fields.
   *
   * @throws ApiError 401, 422 and others; `isApiError(error, "listUsers")` types its body
   * @throws NoAnswerError when no answer came that can be used
   */
  readonly listUsers: PagedMethod<ListUsersArguments, VoiceUserPage, VoiceUser, CallOptions>;
}

export const operations = {
  "listAvailableNumbers": {
    "method": "GET",
    "path": "/api/third-party/partner/available-numbers/",
    "payload": [
      "total",
      "page_index",
      "page_size",
      "nb_pages",
      "data"
    ],
    "lost": "safe",
    "page": {
      "index": "page_index",
      "items": "data",
      "last": "nb_pages"
    }
  },
  "claimNumber": {
    "method": "POST",
    "path": "/api/third-party/partner/claim-number/",
    "payload": "null"
  },
  "renewNumber": {
    "method": "POST",
    "path": "/api/third-party/partner/renew-number/",
    "payload": "null"
  },
  "listUsers": {
    "method": "GET",
    "path": "/api/third-party/partner/user/",
    "payload": [
      "total",
      "page_index",
      "page_size",
      "nb_pages",
      "data"
    ],
    "lost": "safe",
    "page": {
      "index": "page_index",
      "items": "data",
      "last": "nb_pages"
    }
  }
} as const;

export const buckets = {} as const;
