// Generated from openapi/voice.yaml by `npm run generate`. Do not edit.

export interface paths {
    readonly "/api/third-party/partner/available-numbers/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List available numbers
         * @description The phone numbers that the partner can claim, page by page. How the `phone_number` filter matches,
         *     the order of the list and whether a listed number is held until it is claimed are not shown.
         */
        readonly get: operations["listAvailableNumbers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/third-party/partner/claim-number/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Claim a number for a user
         * @description Assigns an available number to a user and creates the user's subscription, as a free trial when
         *     asked. Nothing but the success is answered: look the user up with listUsers. What a claim costs,
         *     whether identities are checked, and what a second claim for the same user does are not shown.
         */
        readonly post: operations["claimNumber"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/third-party/partner/renew-number/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Renew a subscription
         * @description Renews the subscription of the user with this email, or turns a free trial into a paid one.
         *     What a renewal costs, what it changes besides, and what renewing early or twice does are not shown.
         */
        readonly post: operations["renewNumber"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/third-party/partner/user/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List users
         * @description The users who signed up through the partner, each with the subscription, page by page. How `mobile`
         *     and `email` work together and the order of the list are not shown. Which number a user holds is not
         *     among the fields.
         */
        readonly get: operations["listUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A page of available numbers in the envelope. */
        readonly ListAvailableNumbersResponse: components["schemas"]["Envelope"] & {
            /** @description The page. */
            readonly data: components["schemas"]["AvailableNumberPage"];
        };
        /** @description A page of users in the envelope. */
        readonly ListUsersResponse: components["schemas"]["Envelope"] & {
            /** @description The page. */
            readonly data: components["schemas"]["VoiceUserPage"];
        };
        /** @description What a claim answers when it succeeds. */
        readonly ClaimNumberResponse: components["schemas"]["Envelope"] & {
            /**
             * @description Always null.
             * @example null
             */
            readonly data: null;
        };
        /** @description What a renewal answers when it succeeds. */
        readonly RenewNumberResponse: components["schemas"]["Envelope"] & {
            /**
             * @description Always null.
             * @example null
             */
            readonly data: null;
        };
        /** @description The number to claim and the user to claim it for. */
        readonly ClaimNumberRequest: {
            /**
             * @description Name of a business. Whose it is, is not shown.
             * @example Harbour Travel
             */
            readonly business_name: string;
            /**
             * Format: date
             * @description The user's date of birth, YYYY-MM-DD.
             * @example 1990-04-12
             */
            readonly dob: string;
            /**
             * @description The user's email address, by which renewNumber finds the user.
             * @example ada.obi@example.com
             */
            readonly email: string;
            /**
             * @description The user's first name.
             * @example Ada
             */
            readonly first_name: string;
            /**
             * @description The user's last name.
             * @example Obi
             */
            readonly last_name: string;
            /**
             * @description The user's mobile number.
             * @example +2348030000001
             */
            readonly mobile: string;
            /**
             * @description The user's national identification number, digits only, at most 11.
             * @example 12345678901
             */
            readonly nin: string;
            /**
             * @description The number to claim, as listAvailableNumbers gives it.
             * @example +2347001000001
             */
            readonly pressone_number: string;
            /**
             * @description Whether the subscription starts as a free trial.
             * @default false
             * @example true
             */
            readonly is_free_trial?: boolean;
        };
        /** @description Whose subscription to renew. */
        readonly RenewNumberRequest: {
            /**
             * @description Email address that identifies the user.
             * @example ada.obi@example.com
             */
            readonly email: string;
        };
        /** @description Where a page stands in its list. */
        readonly VoicePage: {
            /**
             * @description Number of matching entries on all pages together.
             * @example 2
             */
            readonly total: number;
            /**
             * @description The page that this is. The first is 1.
             * @example 1
             */
            readonly page_index: number;
            /**
             * @description How many entries a page holds at most.
             * @example 10
             */
            readonly page_size: number;
            /**
             * @description Number of pages.
             * @example 1
             */
            readonly nb_pages: number;
            /**
             * Format: uri
             * @description URL of the page before, if there is one. May repeat the filters of the request.
             * @example null
             * @example http://127.0.0.1:4010/api/third-party/partner/user/?page_index=1
             */
            readonly previous?: string | null;
            /**
             * Format: uri
             * @description URL of the page after, if there is one. May repeat the filters of the request.
             * @example null
             * @example http://127.0.0.1:4010/api/third-party/partner/user/?page_index=3
             */
            readonly next?: string | null;
        };
        /** @description One page of available numbers. */
        readonly AvailableNumberPage: components["schemas"]["VoicePage"] & {
            /** @description The numbers of this page. */
            readonly data: readonly components["schemas"]["AvailableNumber"][];
        };
        /** @description A number that can be claimed. */
        readonly AvailableNumber: {
            /**
             * @description Two-letter code of the number's country. Which list of codes is not shown.
             * @example NG
             */
            readonly country_code: string;
            /**
             * @description The number. How it is written is not shown.
             * @example +2347001000001
             */
            readonly phone_number: string;
        };
        /** @description One page of users. */
        readonly VoiceUserPage: components["schemas"]["VoicePage"] & {
            /** @description The users of this page. */
            readonly data: readonly components["schemas"]["VoiceUser"][];
        };
        /** @description A user who signed up through the partner. */
        readonly VoiceUser: {
            /**
             * @description The user's first name.
             * @example Ada
             */
            readonly first_name: string;
            /**
             * @description The user's last name.
             * @example Obi
             */
            readonly last_name: string;
            /**
             * @description The user's email address.
             * @example ada.obi@example.com
             */
            readonly email: string;
            /**
             * @description The user's mobile number.
             * @example +2348030000001
             */
            readonly mobile: string;
            /** @description What the user has subscribed to. */
            readonly subscription: components["schemas"]["VoiceSubscription"];
            /**
             * @description When the user account was created. The format is not shown.
             * @example 2026-01-15T09:10:00Z
             */
            readonly date_created: string;
        };
        /** @description A user's subscription, made by a claim. */
        readonly VoiceSubscription: {
            /**
             * @description Name of the plan. Which plans exist is not shown.
             * @example Voice Basic
             */
            readonly plan: string;
            /**
             * @description Term of the subscription. Its values are not shown.
             * @example monthly
             */
            readonly term: string;
            /**
             * @description Standard cost. Its currency and period are not shown.
             * @example 1500
             */
            readonly standard_cost: number;
            /**
             * @description Whether the subscription is active.
             * @example true
             */
            readonly is_active: boolean;
            /**
             * @description Whether the subscription is a free trial.
             * @example true
             */
            readonly is_free_trial: boolean;
            /**
             * @description Day of the month on which the subscription is billed.
             * @example 15
             */
            readonly billing_day: number;
            /**
             * @description When the subscription was created. The format is not shown.
             * @example 2026-01-15T09:10:00Z
             */
            readonly date_created: string;
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
        readonly VoiceUnauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The page_index or page_size is out of bounds or no integer. */
        readonly VoicePagingOutOfBounds: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description Which page to answer. The first is 1.
         * @example 1
         */
        readonly VoicePageIndex: number;
        /**
         * @description How many entries a page holds at most.
         * @example 10
         */
        readonly VoicePageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ListAvailableNumbersResponse = components['schemas']['ListAvailableNumbersResponse'];
export type ListUsersResponse = components['schemas']['ListUsersResponse'];
export type ClaimNumberResponse = components['schemas']['ClaimNumberResponse'];
export type RenewNumberResponse = components['schemas']['RenewNumberResponse'];
export type ClaimNumberRequest = components['schemas']['ClaimNumberRequest'];
export type RenewNumberRequest = components['schemas']['RenewNumberRequest'];
export type VoicePage = components['schemas']['VoicePage'];
export type AvailableNumberPage = components['schemas']['AvailableNumberPage'];
export type AvailableNumber = components['schemas']['AvailableNumber'];
export type VoiceUserPage = components['schemas']['VoiceUserPage'];
export type VoiceUser = components['schemas']['VoiceUser'];
export type VoiceSubscription = components['schemas']['VoiceSubscription'];
export type Envelope = components['schemas']['Envelope'];
export type ErrorEnvelope = components['schemas']['ErrorEnvelope'];
export type ResponseVoiceUnauthorized = components['responses']['VoiceUnauthorized'];
export type ResponseVoicePagingOutOfBounds = components['responses']['VoicePagingOutOfBounds'];
export type ParameterVoicePageIndex = components['parameters']['VoicePageIndex'];
export type ParameterVoicePageSize = components['parameters']['VoicePageSize'];
export type $defs = Record<string, never>;
export interface operations {
    readonly listAvailableNumbers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Leaves only numbers that match it. A number in full finds itself; the rest is not shown.
                 * @example +2347001000001
                 */
                readonly phone_number?: string;
                /**
                 * @description Which page to answer. The first is 1.
                 * @example 1
                 */
                readonly page_index?: components["parameters"]["VoicePageIndex"];
                /**
                 * @description How many entries a page holds at most.
                 * @example 10
                 */
                readonly page_size?: components["parameters"]["VoicePageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the numbers that can be claimed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Available numbers retrieved.",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "country_code": "NG",
                     *             "phone_number": "+2347001000001"
                     *           },
                     *           {
                     *             "country_code": "NG",
                     *             "phone_number": "+2347001000002"
                     *           }
                     *         ],
                     *         "total": 2,
                     *         "page_index": 1,
                     *         "page_size": 10,
                     *         "nb_pages": 1,
                     *         "previous": null,
                     *         "next": null
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ListAvailableNumbersResponse"];
                };
            };
            readonly 401: components["responses"]["VoiceUnauthorized"];
            readonly 422: components["responses"]["VoicePagingOutOfBounds"];
        };
    };
    readonly claimNumber: {
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
                 *       "business_name": "Harbour Travel",
                 *       "dob": "1990-04-12",
                 *       "email": "ada.obi@example.com",
                 *       "first_name": "Ada",
                 *       "last_name": "Obi",
                 *       "mobile": "+2348030000001",
                 *       "nin": "12345678901",
                 *       "pressone_number": "+2347001000001",
                 *       "is_free_trial": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["ClaimNumberRequest"];
            };
        };
        readonly responses: {
            /** @description The number is the user's, and the subscription exists. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Number claimed.",
                     *       "data": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClaimNumberResponse"];
                };
            };
            readonly 401: components["responses"]["VoiceUnauthorized"];
            /** @description The number cannot be claimed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body breaks its rules. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    readonly renewNumber: {
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
                 *       "email": "ada.obi@example.com"
                 *     }
                 */
                readonly "application/json": components["schemas"]["RenewNumberRequest"];
            };
        };
        readonly responses: {
            /** @description The subscription is renewed, or is a paid one now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Subscription renewed.",
                     *       "data": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RenewNumberResponse"];
                };
            };
            readonly 401: components["responses"]["VoiceUnauthorized"];
            /** @description The partner has no user with this email. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body breaks its rules. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    readonly listUsers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Leaves only users with this mobile number.
                 * @example +2348030000001
                 */
                readonly mobile?: string;
                /**
                 * @description Leaves only users with this email address.
                 * @example ada.obi@example.com
                 */
                readonly email?: string;
                /**
                 * @description Which page to answer. The first is 1.
                 * @example 1
                 */
                readonly page_index?: components["parameters"]["VoicePageIndex"];
                /**
                 * @description How many entries a page holds at most.
                 * @example 10
                 */
                readonly page_size?: components["parameters"]["VoicePageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the partner's users. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Users retrieved.",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "first_name": "Ada",
                     *             "last_name": "Obi",
                     *             "email": "ada.obi@example.com",
                     *             "mobile": "+2348030000001",
                     *             "subscription": {
                     *               "plan": "Voice Basic",
                     *               "term": "monthly",
                     *               "standard_cost": 1500,
                     *               "is_active": true,
                     *               "is_free_trial": true,
                     *               "billing_day": 15,
                     *               "date_created": "2026-01-15T09:10:00Z"
                     *             },
                     *             "date_created": "2026-01-15T09:10:00Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "page_index": 1,
                     *         "page_size": 10,
                     *         "nb_pages": 1,
                     *         "previous": null,
                     *         "next": null
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ListUsersResponse"];
                };
            };
            readonly 401: components["responses"]["VoiceUnauthorized"];
            readonly 422: components["responses"]["VoicePagingOutOfBounds"];
        };
    };
}
