// Generated from openapi/sms.yaml by `npm run generate`. Do not edit.

import type { CallOptions } from "@partner-connectivity/core";
import type { components, operations as Contract } from "./schema.gen.ts";

type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];
type Query<Id extends keyof Contract> = NonNullable<Contract[Id]["parameters"]["query"]>;

/** A refusal because the wallet balance is too low. */
export interface SmsWalletError extends Schema<"SmsWalletError"> {}
/** A refusal because the request body fails validation. */
export interface SmsValidationError extends Schema<"SmsValidationError"> {}
export interface SendSmsRequest extends Schema<"SendSmsRequest"> {}
export interface SmsSendResult extends Schema<"SmsSendResult"> {}
export interface SendOtpRequest extends Schema<"SendOtpRequest"> {}
export interface OtpSendResult extends Schema<"OtpSendResult"> {}
export interface VerifyOtpRequest extends Schema<"VerifyOtpRequest"> {}
export interface OtpVerification extends Schema<"OtpVerification"> {}
/** A logged message. Its fields are not shown; only its link to `message_id` is. */
export interface SmsMessageLog extends Schema<"SmsMessageLog"> {}
export interface SmsMessageLogs extends Schema<"SmsMessageLogs"> {}
export interface SmsStatistics extends Schema<"SmsStatistics"> {}
export interface SmsCampaignData extends Schema<"SmsCampaignData"> {}
export interface SmsAnalyticsOverview extends Schema<"SmsAnalyticsOverview"> {}
export interface SmsMessageVolume extends Schema<"SmsMessageVolume"> {}
export interface SmsDeliveryStatus extends Schema<"SmsDeliveryStatus"> {}
export interface SmsDeliveryReport extends Schema<"SmsDeliveryReport"> {}
export interface SmsWalletBalance extends Schema<"SmsWalletBalance"> {}
export interface SmsDeliveryEvent extends Schema<"SmsDeliveryEvent"> {}

export interface GetAnalyticsOverviewArguments extends Query<"getAnalyticsOverview"> {}

/** A method for each operation of the area. */
export interface SmsOperations {
  /**
   * Send an SMS.
   *
   * Hands one one-way message for one recipient to the provider. The answer comes once the provider has accepted
   * the message, not once it is delivered: the final state follows in the logs and in a delivery webhook, both
   * under the `message_id` returned here.
   *
   * **Sender.** A `sender_id` is taken when the organisation owns it and it is approved, or when it is the platform
   * default. Without one, an approved sender ID of the organisation is taken; if there is none, the platform
   * default; if there is neither, the send is refused with 400.
   *
   * **Money.** A provisional charge is held on the wallet at once and corrected to what the provider really
   * charges, without markup, when the delivery report arrives. The balance check counts segments, so a long text
   * or one with characters outside the GSM alphabet needs more units. A send that the provider rejects (502) is
   * refunded without a request.
   *
   * **Limit.** 500 a minute by default, shared with `sendOtp`.
   *
   * The service labels this endpoint "Developing"; what the label means is not shown.
   *
   * @throws ApiError 400, 401, 402, 404, 422, 502 and others; `isApiError(error, "sendSms")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when nothing could be sent
   * @throws OutcomeUnknownError when the answer was lost: perhaps it was carried out
   */
  sendSms(args: SendSmsRequest, options?: CallOptions<"maxWaitMs" | "idempotencyKey">): Promise<SmsSendResult>;
  /**
   * Send a one-time code.
   *
   * Sends a code to a phone and returns the reference under which `verifyOtp` checks it. It draws on the same
   * budget as `sendSms`: 500 a minute by default.
   *
   * Request and response are not shown beyond that reference: the request body, the place of the reference and the
   * refusals other than 429 are assumptions. No `Idempotency-Key` is documented here, so a send whose answer was
   * lost is not repeated.
   *
   * @throws ApiError 400, 401, 402, 422, 502 and others; `isApiError(error, "sendOtp")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when nothing could be sent
   * @throws OutcomeUnknownError when the answer was lost: perhaps it was carried out
   */
  sendOtp(args: SendOtpRequest, options?: CallOptions<"maxWaitMs">): Promise<OtpSendResult>;
  /**
   * Verify a one-time code.
   *
   * Checks what the user typed against the code sent under `reference`. A correct code within its attempts and its
   * lifetime answers `verified: true`. A wrong, expired or exhausted one is no error: it answers 200 as well, with
   * `verified: false` and the status `pending`, `expired` or `failed`. Read `verified`, never the HTTP status.
   *
   * The attempts are counted (5 by default), so a check whose answer was lost is not repeated. How long a code
   * lives is not shown, nor which cause gives which unsuccessful status. The call counts as a read: 300 a minute by
   * default, together with logs, statistics, balance and analytics.
   *
   * The service labels this endpoint "Developing"; what the label means is not shown.
   *
   * @throws ApiError 401, 404, 422 and others; `isApiError(error, "verifyOtp")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when nothing could be sent
   * @throws OutcomeUnknownError when the answer was lost: perhaps it was carried out
   */
  verifyOtp(args: VerifyOtpRequest, options?: CallOptions<"maxWaitMs">): Promise<OtpVerification>;
  /**
   * List message logs.
   *
   * The organisation's messages with their present state. Polling here is one of the two ways to learn the final
   * state of a send, found by its `message_id`; the other is the delivery webhook.
   *
   * Method, parameters and payload are not shown. No parameter is assumed, so paging and filtering stay open.
   *
   * @throws ApiError 401 and others; `isApiError(error, "listMessageLogs")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when no answer came that can be used
   */
  listMessageLogs(args?: Record<string, never>, options?: CallOptions<"maxWaitMs">): Promise<SmsMessageLogs>;
  /**
   * Get message statistics.
   *
   * Message counts of the organisation. Method, parameters and payload are not shown.
   *
   * @throws ApiError 401 and others; `isApiError(error, "getStatistics")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when no answer came that can be used
   */
  getStatistics(args?: Record<string, never>, options?: CallOptions<"maxWaitMs">): Promise<SmsStatistics>;
  /**
   * Export message logs as CSV.
   *
   * The message logs as CSV. 20 exports a minute by default, a budget of its own.
   *
   * Parameters and payload are not shown: no request body is assumed, and the CSV is assumed to be the response
   * body itself.
   *
   * @throws ApiError 401 and others; `isApiError(error, "exportLogs")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when nothing could be sent
   * @throws OutcomeUnknownError when the answer was lost: perhaps it was carried out
   */
  exportLogs(args?: Record<string, never>, options?: CallOptions<"maxWaitMs">): Promise<string>;
  /**
   * Get the analytics overview.
   *
   * Messages, rates and amounts over a range, 30 days unless `from` and `to` say otherwise. Two amounts are text
   * with thousands separators, not numbers, and the response rate can be null.
   *
   * @throws ApiError 401 and others; `isApiError(error, "getAnalyticsOverview")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when no answer came that can be used
   */
  getAnalyticsOverview(args?: GetAnalyticsOverviewArguments, options?: CallOptions<"maxWaitMs">): Promise<SmsAnalyticsOverview>;
  /**
   * Get the message volume.
   *
   * How many messages were sent over time. Method, parameters and payload are not shown.
   *
   * @throws ApiError 401 and others; `isApiError(error, "getMessageVolume")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when no answer came that can be used
   */
  getMessageVolume(args?: Record<string, never>, options?: CallOptions<"maxWaitMs">): Promise<SmsMessageVolume>;
  /**
   * Get message counts by delivery status.
   *
   * How many messages stand in each status. Method, parameters and payload are not shown.
   *
   * @throws ApiError 401 and others; `isApiError(error, "getDeliveryStatus")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when no answer came that can be used
   */
  getDeliveryStatus(args?: Record<string, never>, options?: CallOptions<"maxWaitMs">): Promise<SmsDeliveryStatus>;
  /**
   * Get the delivery report.
   *
   * What was reported for each message. Method, parameters and payload are not shown.
   *
   * @throws ApiError 401 and others; `isApiError(error, "getDeliveryReport")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when no answer came that can be used
   */
  getDeliveryReport(args?: Record<string, never>, options?: CallOptions<"maxWaitMs">): Promise<SmsDeliveryReport>;
  /**
   * Get the wallet balance.
   *
   * The balance of the organisation's SMS wallet, in NGN. Method, parameters and payload are not shown; a
   * provisional charge is assumed to be off the balance as soon as it is held.
   *
   * @throws ApiError 401 and others; `isApiError(error, "getWalletBalance")` types its body
   * @throws RateLimitError when its turn is further off than `maxWaitMs`
   * @throws NoAnswerError when no answer came that can be used
   */
  getWalletBalance(args?: Record<string, never>, options?: CallOptions<"maxWaitMs">): Promise<SmsWalletBalance>;
}

export const operations = {
  "sendSms": {
    "method": "POST",
    "path": "/api/sms/send",
    "payload": [
      "message_id",
      "status"
    ],
    "idempotencyKey": true,
    "refused": [
      429,
      502
    ],
    "bucket": "sms-send"
  },
  "sendOtp": {
    "method": "POST",
    "path": "/api/sms/otp/send",
    "payload": [
      "reference"
    ],
    "refused": [
      429
    ],
    "bucket": "sms-send"
  },
  "verifyOtp": {
    "method": "POST",
    "path": "/api/sms/otp/verify",
    "payload": [
      "verified",
      "status",
      "message"
    ],
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "listMessageLogs": {
    "method": "GET",
    "path": "/api/sms/logs",
    "payload": [
      "logs"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "getStatistics": {
    "method": "GET",
    "path": "/api/sms/statistics",
    "payload": [
      "messages_sent",
      "messages_delivered",
      "messages_failed"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "exportLogs": {
    "method": "POST",
    "path": "/api/sms/export",
    "payload": "body",
    "refused": [
      429
    ],
    "bucket": "sms-export"
  },
  "getAnalyticsOverview": {
    "method": "GET",
    "path": "/api/sms/analytics/overview",
    "payload": [
      "messages_sent",
      "delivery_rate",
      "total_cost_today",
      "response_rate",
      "campaign_data"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "getMessageVolume": {
    "method": "GET",
    "path": "/api/sms/analytics/message-volume",
    "payload": [
      "volume"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "getDeliveryStatus": {
    "method": "GET",
    "path": "/api/sms/analytics/delivery-status",
    "payload": [
      "statuses"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "getDeliveryReport": {
    "method": "GET",
    "path": "/api/sms/analytics/delivery-report",
    "payload": [
      "reports"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "getWalletBalance": {
    "method": "GET",
    "path": "/api/sms/balance",
    "payload": [
      "balance"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  }
} as const;

export const buckets = {
  "sms-send": {
    "per": "organisation",
    "requests": 500,
    "seconds": 60
  },
  "sms-read": {
    "per": "organisation",
    "requests": 300,
    "seconds": 60
  },
  "sms-export": {
    "per": "organisation",
    "requests": 20,
    "seconds": 60
  }
} as const;
