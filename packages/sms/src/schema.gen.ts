// Generated from openapi/sms.yaml by `npm run generate`. Do not edit.

export interface paths {
    readonly "/api/sms/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send an SMS
         * @description Hands one one-way message for one recipient to the provider. The answer comes once the provider has accepted
         *     the message, not once it is delivered: the final state follows in the logs and in a delivery webhook, both
         *     under the `message_id` returned here.
         *
         *     **Sender.** A `sender_id` is taken when the organisation owns it and it is approved, or when it is the platform
         *     default. Without one, an approved sender ID of the organisation is taken; if there is none, the platform
         *     default; if there is neither, the send is refused with 400.
         *
         *     **Money.** A provisional charge is held on the wallet at once and corrected to what the provider really
         *     charges, without markup, when the delivery report arrives. The balance check counts segments, so a long text
         *     or one with characters outside the GSM alphabet needs more units. A send that the provider rejects (502) is
         *     refunded without a request.
         *
         *     **Limit.** 500 a minute by default, shared with `sendOtp`.
         *
         *     The service labels this endpoint "Developing"; what the label means is not shown.
         */
        readonly post: operations["sendSms"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sms/otp/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a one-time code
         * @description Sends a code to a phone and returns the reference under which `verifyOtp` checks it. It draws on the same
         *     budget as `sendSms`: 500 a minute by default.
         *
         *     Request and response are not shown beyond that reference: the request body, the place of the reference and the
         *     refusals other than 429 are assumptions. No `Idempotency-Key` is documented here, so a send whose answer was
         *     lost is not repeated.
         */
        readonly post: operations["sendOtp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sms/otp/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify a one-time code
         * @description Checks what the user typed against the code sent under `reference`. A correct code within its attempts and its
         *     lifetime answers `verified: true`. A wrong, expired or exhausted one is no error: it answers 200 as well, with
         *     `verified: false` and the status `pending`, `expired` or `failed`. Read `verified`, never the HTTP status.
         *
         *     The attempts are counted (5 by default), so a check whose answer was lost is not repeated. How long a code
         *     lives is not shown, nor which cause gives which unsuccessful status. The call counts as a read: 300 a minute by
         *     default, together with logs, statistics, balance and analytics.
         *
         *     The service labels this endpoint "Developing"; what the label means is not shown.
         */
        readonly post: operations["verifyOtp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sms/logs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List message logs
         * @description The organisation's messages with their present state. Polling here is one of the two ways to learn the final
         *     state of a send, found by its `message_id`; the other is the delivery webhook.
         *
         *     Method, parameters and payload are not shown. No parameter is assumed, so paging and filtering stay open.
         */
        readonly get: operations["listMessageLogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sms/statistics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get message statistics
         * @description Message counts of the organisation. Method, parameters and payload are not shown.
         */
        readonly get: operations["getStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sms/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Export message logs as CSV
         * @description The message logs as CSV. 20 exports a minute by default, a budget of its own.
         *
         *     Parameters and payload are not shown: no request body is assumed, and the CSV is assumed to be the response
         *     body itself.
         */
        readonly post: operations["exportLogs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sms/analytics/overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the analytics overview
         * @description Messages, rates and amounts over a range, 30 days unless `from` and `to` say otherwise. Two amounts are text
         *     with thousands separators, not numbers, and the response rate can be null.
         */
        readonly get: operations["getAnalyticsOverview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sms/analytics/message-volume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the message volume
         * @description How many messages were sent over time. Method, parameters and payload are not shown.
         */
        readonly get: operations["getMessageVolume"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sms/analytics/delivery-status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get message counts by delivery status
         * @description How many messages stand in each status. Method, parameters and payload are not shown.
         */
        readonly get: operations["getDeliveryStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sms/analytics/delivery-report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the delivery report
         * @description What was reported for each message. Method, parameters and payload are not shown.
         */
        readonly get: operations["getDeliveryReport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sms/balance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the wallet balance
         * @description The balance of the organisation's SMS wallet, in NGN. Method, parameters and payload are not shown; a
         *     provisional charge is assumed to be off the balance as soon as it is held.
         */
        readonly get: operations["getWalletBalance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface webhooks {
    readonly smsDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Receive a delivery result
         * @description The service reports what became of a message to the partner, under the `message_id` that `sendSms` returned.
         *     How an address is registered, what else the payload holds, whether it is signed and when it is sent again are
         *     not shown; method and payload are assumptions, and no credential is assumed.
         */
        readonly post: operations["smsDelivery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A refusal because the wallet balance is too low. */
        readonly SmsWalletError: components["schemas"]["ErrorEnvelope"] & {
            /**
             * @description Machine-readable cause.
             * @example insufficient_funds
             * @constant
             */
            readonly code: "insufficient_funds";
        };
        /** @description A refusal because the request body fails validation. */
        readonly SmsValidationError: components["schemas"]["ErrorEnvelope"] & {
            /**
             * @description What is wrong, by field of the request body.
             * @example {
             *       "body": [
             *         "The message body is required"
             *       ]
             *     }
             */
            readonly errors: {
                readonly [key: string]: readonly string[];
            };
        };
        readonly SendSmsRequest: {
            /**
             * @description Phone number that can be delivered to, at most 20 characters; brought to E.164 with the organisation's country, Nigeria by default.
             * @example +2348030000001
             */
            readonly recipient: string;
            /**
             * @description Message text, at most 1600 characters; with `template`, the value or values of its variables.
             * @example Hello Ada, your eSIM from Harbour Travel is ready.
             */
            readonly body: string;
            /**
             * Format: uuid
             * @description An approved sender ID of the organisation, or the platform default.
             * @example 0d9c9b0e-6f0b-4c39-9a53-0f5e3a1c7b10
             */
            readonly sender_id?: string;
            /**
             * @description Kind of message; only `one_way` is accepted, the other two are refused with 400.
             * @default one_way
             * @example one_way
             * @enum {string}
             */
            readonly message_type?: "one_way" | "two_way" | "multimedia";
            /**
             * @description Name of an approved template that supplies the text, at most 100 characters.
             * @example order_ready
             */
            readonly template?: string;
        };
        readonly SmsSendResult: {
            /**
             * Format: uuid
             * @description Identifies the message in the logs and in delivery webhooks.
             * @example 6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01
             */
            readonly message_id: string;
            /**
             * @description State of the message when the call returns.
             * @example accepted
             */
            readonly status: "accepted" | (string & {});
        };
        readonly SendSmsResponse: components["schemas"]["Envelope"] & {
            /**
             * @description Always true with this status.
             * @example true
             * @constant
             */
            readonly success?: true;
            /** @description The accepted message. */
            readonly data: components["schemas"]["SmsSendResult"];
        };
        readonly SendOtpRequest: {
            /**
             * @description Phone number the code goes to, under the same rules as the recipient of a message.
             * @example +2348030000001
             */
            readonly recipient: string;
        };
        readonly OtpSendResult: {
            /**
             * Format: uuid
             * @description Names this code when it is verified.
             * @example 2b5a1a52-2f0e-4d0c-8f38-8f2f0d6c1e77
             */
            readonly reference: string;
        };
        readonly SendOtpResponse: components["schemas"]["Envelope"] & {
            /** @description The sent code's reference. */
            readonly data: components["schemas"]["OtpSendResult"];
        };
        readonly VerifyOtpRequest: {
            /**
             * Format: uuid
             * @description The reference that `sendOtp` returned.
             * @example 2b5a1a52-2f0e-4d0c-8f38-8f2f0d6c1e77
             */
            readonly reference: string;
            /**
             * @description What the user typed.
             * @example 123456
             */
            readonly code: string;
        };
        readonly OtpVerification: {
            /**
             * @description Whether the code was right, in time and within its attempts.
             * @example true
             */
            readonly verified: boolean;
            /**
             * @description State of the verification.
             * @example verified
             */
            readonly status: "verified" | "pending" | "expired" | "failed" | (string & {});
            /**
             * @description Human-readable result of the check.
             * @example The code is right
             */
            readonly message: string;
        };
        readonly VerifyOtpResponse: components["schemas"]["Envelope"] & {
            /** @description The result of the check. */
            readonly data: components["schemas"]["OtpVerification"];
        };
        /** @description A logged message. Its fields are not shown; only its link to `message_id` is. */
        readonly SmsMessageLog: {
            /**
             * Format: uuid
             * @description The message, as `sendSms` named it.
             * @example 6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01
             */
            readonly message_id: string;
            /**
             * @description Present state of the message.
             * @example delivered
             */
            readonly status: "accepted" | "delivered" | "failed" | (string & {});
            /**
             * @description Phone number the message went to, in E.164.
             * @example +2348030000001
             */
            readonly recipient?: string;
            /**
             * @description What the message is charged at present, in NGN.
             * @example 4.5
             */
            readonly cost?: number;
            /**
             * @description When the message was accepted.
             * @example 2026-01-15T09:00:00Z
             */
            readonly created_at?: string;
        };
        readonly SmsMessageLogs: {
            /** @description The logged messages; their order is not shown. */
            readonly logs: readonly components["schemas"]["SmsMessageLog"][];
        };
        readonly ListMessageLogsResponse: components["schemas"]["Envelope"] & {
            /** @description The logs. */
            readonly data: components["schemas"]["SmsMessageLogs"];
        };
        readonly SmsStatistics: {
            /**
             * @description Messages accepted by the provider.
             * @example 1280
             */
            readonly messages_sent: number;
            /**
             * @description Messages reported as delivered.
             * @example 1248
             */
            readonly messages_delivered: number;
            /**
             * @description Messages reported as failed.
             * @example 20
             */
            readonly messages_failed: number;
        };
        readonly GetStatisticsResponse: components["schemas"]["Envelope"] & {
            /** @description The statistics. */
            readonly data: components["schemas"]["SmsStatistics"];
        };
        readonly SmsCampaignData: {
            /**
             * @description Number of campaigns.
             * @example 4
             */
            readonly total_campaigns: number;
            /**
             * @description Number of campaigns that are active.
             * @example 1
             */
            readonly active_campaigns: number;
            /**
             * @description Amount spent on campaigns, as text, in NGN.
             * @example 148,500.00
             */
            readonly total_amount_spent: string;
        };
        readonly SmsAnalyticsOverview: {
            /**
             * @description Messages sent in the range.
             * @example 1280
             */
            readonly messages_sent: number;
            /**
             * @description Share of messages delivered, in percent.
             * @example 97.5
             */
            readonly delivery_rate: number;
            /**
             * @description Cost of today's messages, as text with thousands separators, in NGN.
             * @example 5,760.00
             */
            readonly total_cost_today: string;
            /**
             * @description Share of messages answered, in percent, or null; when it is null is not shown.
             * @example null
             */
            readonly response_rate: number | null;
            /** @description Figures of the organisation's campaigns. */
            readonly campaign_data: components["schemas"]["SmsCampaignData"];
        };
        readonly GetAnalyticsOverviewResponse: components["schemas"]["Envelope"] & {
            /** @description The overview. */
            readonly data: components["schemas"]["SmsAnalyticsOverview"];
        };
        readonly SmsMessageVolume: {
            /** @description One entry for each day. */
            readonly volume: readonly {
                /**
                 * @description The day.
                 * @example 2026-01-15
                 */
                readonly date: string;
                /**
                 * @description Messages sent on that day.
                 * @example 96
                 */
                readonly messages_sent: number;
            }[];
        };
        readonly GetMessageVolumeResponse: components["schemas"]["Envelope"] & {
            /** @description The volume over time. */
            readonly data: components["schemas"]["SmsMessageVolume"];
        };
        readonly SmsDeliveryStatus: {
            /** @description One entry for each status. */
            readonly statuses: readonly {
                /**
                 * @description A message status.
                 * @example delivered
                 */
                readonly status: "accepted" | "delivered" | "failed" | (string & {});
                /**
                 * @description Messages that stand in this status.
                 * @example 1248
                 */
                readonly messages: number;
            }[];
        };
        readonly GetDeliveryStatusResponse: components["schemas"]["Envelope"] & {
            /** @description The counts by status. */
            readonly data: components["schemas"]["SmsDeliveryStatus"];
        };
        readonly SmsDeliveryReport: {
            /** @description One entry for each reported message. */
            readonly reports: readonly {
                /**
                 * Format: uuid
                 * @description The message, as `sendSms` named it.
                 * @example 6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01
                 */
                readonly message_id: string;
                /**
                 * @description State that was reported.
                 * @example delivered
                 */
                readonly status: "accepted" | "delivered" | "failed" | (string & {});
                /**
                 * @description When the report arrived.
                 * @example 2026-01-15T09:00:04Z
                 */
                readonly reported_at?: string;
            }[];
        };
        readonly GetDeliveryReportResponse: components["schemas"]["Envelope"] & {
            /** @description The reported deliveries. */
            readonly data: components["schemas"]["SmsDeliveryReport"];
        };
        readonly SmsWalletBalance: {
            /**
             * @description Balance in NGN, after the charges that are held.
             * @example 24995.5
             */
            readonly balance: number;
            /**
             * @description Currency code, NGN.
             * @example NGN
             */
            readonly currency?: string;
        };
        readonly GetWalletBalanceResponse: components["schemas"]["Envelope"] & {
            /** @description The balance. */
            readonly data: components["schemas"]["SmsWalletBalance"];
        };
        readonly SmsDeliveryEvent: {
            /**
             * Format: uuid
             * @description The message, as `sendSms` named it.
             * @example 6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01
             */
            readonly message_id: string;
            /**
             * @description State the message has reached.
             * @example delivered
             */
            readonly status: "accepted" | "delivered" | "failed" | (string & {});
        };
        /** @description What every JSON answer of the voice-only and SMS areas begins with. An answer with a payload adds `data`. */
        readonly Envelope: {
            /**
             * @description Whether the call succeeded.
             * @example true
             */
            readonly success: boolean;
            /**
             * @description Text for people about the success or the error. Not meant to be parsed.
             * @example Request successful
             */
            readonly message: string;
        };
        /** @description The answer to a call that did not succeed. */
        readonly ErrorEnvelope: {
            /**
             * @description Always false.
             * @example false
             * @constant
             */
            readonly success: false;
            /**
             * @description Text for people that says what went wrong. Not meant to be parsed.
             * @example The request body is not valid
             */
            readonly message: string;
        };
    };
    responses: {
        /** @description The API key is missing or not valid. */
        readonly SmsUnauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The organisation has used up this minute's budget. */
        readonly SmsRateLimited: {
            headers: {
                /**
                 * @description Seconds until the budget allows another call.
                 * @example 12
                 */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type SmsWalletError = components['schemas']['SmsWalletError'];
export type SmsValidationError = components['schemas']['SmsValidationError'];
export type SendSmsRequest = components['schemas']['SendSmsRequest'];
export type SmsSendResult = components['schemas']['SmsSendResult'];
export type SendSmsResponse = components['schemas']['SendSmsResponse'];
export type SendOtpRequest = components['schemas']['SendOtpRequest'];
export type OtpSendResult = components['schemas']['OtpSendResult'];
export type SendOtpResponse = components['schemas']['SendOtpResponse'];
export type VerifyOtpRequest = components['schemas']['VerifyOtpRequest'];
export type OtpVerification = components['schemas']['OtpVerification'];
export type VerifyOtpResponse = components['schemas']['VerifyOtpResponse'];
export type SmsMessageLog = components['schemas']['SmsMessageLog'];
export type SmsMessageLogs = components['schemas']['SmsMessageLogs'];
export type ListMessageLogsResponse = components['schemas']['ListMessageLogsResponse'];
export type SmsStatistics = components['schemas']['SmsStatistics'];
export type GetStatisticsResponse = components['schemas']['GetStatisticsResponse'];
export type SmsCampaignData = components['schemas']['SmsCampaignData'];
export type SmsAnalyticsOverview = components['schemas']['SmsAnalyticsOverview'];
export type GetAnalyticsOverviewResponse = components['schemas']['GetAnalyticsOverviewResponse'];
export type SmsMessageVolume = components['schemas']['SmsMessageVolume'];
export type GetMessageVolumeResponse = components['schemas']['GetMessageVolumeResponse'];
export type SmsDeliveryStatus = components['schemas']['SmsDeliveryStatus'];
export type GetDeliveryStatusResponse = components['schemas']['GetDeliveryStatusResponse'];
export type SmsDeliveryReport = components['schemas']['SmsDeliveryReport'];
export type GetDeliveryReportResponse = components['schemas']['GetDeliveryReportResponse'];
export type SmsWalletBalance = components['schemas']['SmsWalletBalance'];
export type GetWalletBalanceResponse = components['schemas']['GetWalletBalanceResponse'];
export type SmsDeliveryEvent = components['schemas']['SmsDeliveryEvent'];
export type Envelope = components['schemas']['Envelope'];
export type ErrorEnvelope = components['schemas']['ErrorEnvelope'];
export type ResponseSmsUnauthorized = components['responses']['SmsUnauthorized'];
export type ResponseSmsRateLimited = components['responses']['SmsRateLimited'];
export type $defs = Record<string, never>;
export interface operations {
    readonly sendSms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description A key of the caller's choosing, one for each message meant to be sent; strongly recommended. What a repeat
                 *     under the same key does, and for how long, is not shown.
                 * @example harbour-travel-ORD-000001-ready
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendSmsRequest"];
            };
        };
        readonly responses: {
            /** @description The provider accepted the message. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Message accepted",
                     *       "data": {
                     *         "message_id": "6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01",
                     *         "status": "accepted"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SendSmsResponse"];
                };
            };
            /** @description The recipient, the sender or the message type cannot be used. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            readonly 401: components["responses"]["SmsUnauthorized"];
            /** @description The wallet does not cover the message. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SmsWalletError"];
                };
            };
            /** @description There is no such template. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request body fails validation. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SmsValidationError"];
                };
            };
            readonly 429: components["responses"]["SmsRateLimited"];
            /**
             * @description The provider rejected the send. Nothing was submitted and nothing is charged; the same request may be sent
             *     again shortly.
             */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    readonly sendOtp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "recipient": "+2348030000001"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SendOtpRequest"];
            };
        };
        readonly responses: {
            /** @description The code was handed over for sending. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Code sent",
                     *       "data": {
                     *         "reference": "2b5a1a52-2f0e-4d0c-8f38-8f2f0d6c1e77"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SendOtpResponse"];
                };
            };
            /** @description The recipient cannot be used. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            readonly 401: components["responses"]["SmsUnauthorized"];
            /** @description The wallet does not cover the code. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SmsWalletError"];
                };
            };
            /** @description The request body fails validation. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SmsValidationError"];
                };
            };
            readonly 429: components["responses"]["SmsRateLimited"];
            /** @description The provider rejected the send. */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    readonly verifyOtp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reference": "2b5a1a52-2f0e-4d0c-8f38-8f2f0d6c1e77",
                 *       "code": "123456"
                 *     }
                 */
                readonly "application/json": components["schemas"]["VerifyOtpRequest"];
            };
        };
        readonly responses: {
            /** @description The code was checked. Whether it was right stands in `verified`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifyOtpResponse"];
                };
            };
            readonly 401: components["responses"]["SmsUnauthorized"];
            /** @description No code was sent under this reference. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request body fails validation. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SmsValidationError"];
                };
            };
            readonly 429: components["responses"]["SmsRateLimited"];
        };
    };
    readonly listMessageLogs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The logged messages. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Logs retrieved",
                     *       "data": {
                     *         "logs": [
                     *           {
                     *             "message_id": "6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01",
                     *             "status": "delivered",
                     *             "recipient": "+2348030000001",
                     *             "cost": 4.5,
                     *             "created_at": "2026-01-15T09:00:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ListMessageLogsResponse"];
                };
            };
            readonly 401: components["responses"]["SmsUnauthorized"];
            readonly 429: components["responses"]["SmsRateLimited"];
        };
    };
    readonly getStatistics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The statistics. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Statistics retrieved",
                     *       "data": {
                     *         "messages_sent": 1280,
                     *         "messages_delivered": 1248,
                     *         "messages_failed": 20
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GetStatisticsResponse"];
                };
            };
            readonly 401: components["responses"]["SmsUnauthorized"];
            readonly 429: components["responses"]["SmsRateLimited"];
        };
    };
    readonly exportLogs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The logs as CSV, one line for each message. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example message_id,status,recipient,cost,created_at
                     *     6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01,delivered,+2348030000001,4.5,2026-01-15T09:00:00Z
                     */
                    readonly "text/csv": string;
                };
            };
            readonly 401: components["responses"]["SmsUnauthorized"];
            readonly 429: components["responses"]["SmsRateLimited"];
        };
    };
    readonly getAnalyticsOverview: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Start of the range. Its format is not shown.
                 * @example 2026-01-01
                 */
                readonly from?: string;
                /**
                 * @description End of the range. Its format is not shown.
                 * @example 2026-01-15
                 */
                readonly to?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The overview. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Overview retrieved",
                     *       "data": {
                     *         "messages_sent": 1280,
                     *         "delivery_rate": 97.5,
                     *         "total_cost_today": "5,760.00",
                     *         "response_rate": null,
                     *         "campaign_data": {
                     *           "total_campaigns": 4,
                     *           "active_campaigns": 1,
                     *           "total_amount_spent": "148,500.00"
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GetAnalyticsOverviewResponse"];
                };
            };
            readonly 401: components["responses"]["SmsUnauthorized"];
            readonly 429: components["responses"]["SmsRateLimited"];
        };
    };
    readonly getMessageVolume: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The volume over time. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Message volume retrieved",
                     *       "data": {
                     *         "volume": [
                     *           {
                     *             "date": "2026-01-14",
                     *             "messages_sent": 112
                     *           },
                     *           {
                     *             "date": "2026-01-15",
                     *             "messages_sent": 96
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GetMessageVolumeResponse"];
                };
            };
            readonly 401: components["responses"]["SmsUnauthorized"];
            readonly 429: components["responses"]["SmsRateLimited"];
        };
    };
    readonly getDeliveryStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts by status. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Delivery status retrieved",
                     *       "data": {
                     *         "statuses": [
                     *           {
                     *             "status": "accepted",
                     *             "messages": 12
                     *           },
                     *           {
                     *             "status": "delivered",
                     *             "messages": 1248
                     *           },
                     *           {
                     *             "status": "failed",
                     *             "messages": 20
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GetDeliveryStatusResponse"];
                };
            };
            readonly 401: components["responses"]["SmsUnauthorized"];
            readonly 429: components["responses"]["SmsRateLimited"];
        };
    };
    readonly getDeliveryReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The reported deliveries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Delivery report retrieved",
                     *       "data": {
                     *         "reports": [
                     *           {
                     *             "message_id": "6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01",
                     *             "status": "delivered",
                     *             "reported_at": "2026-01-15T09:00:04Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GetDeliveryReportResponse"];
                };
            };
            readonly 401: components["responses"]["SmsUnauthorized"];
            readonly 429: components["responses"]["SmsRateLimited"];
        };
    };
    readonly getWalletBalance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The balance. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Balance retrieved",
                     *       "data": {
                     *         "balance": 24995.5,
                     *         "currency": "NGN"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GetWalletBalanceResponse"];
                };
            };
            readonly 401: components["responses"]["SmsUnauthorized"];
            readonly 429: components["responses"]["SmsRateLimited"];
        };
    };
    readonly smsDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "message_id": "6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01",
                 *       "status": "delivered"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SmsDeliveryEvent"];
            };
        };
        readonly responses: {
            /** @description The partner took the result. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
