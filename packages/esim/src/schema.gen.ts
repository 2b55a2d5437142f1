// Generated from openapi/esim.yaml by `npm run generate`. Do not edit.

export interface paths {
    readonly "/customer/v2/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request an access token
         * @description Exchanges the partner's `api_key` for a token. The one call of this area that carries no bearer
         *     token. The token is good for 24 hours.
         */
        readonly post: operations["requestAccessToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/v2/auth/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refresh the access token
         * @description Renews the token before its 24 hours are over. Neither request nor response is shown: a call with
         *     the current bearer token, no body, and an answer like that of the first token are assumed.
         */
        readonly post: operations["refreshAccessToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/v2/balance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the account balance
         * @description The balance, in NGN, of the account that the token belongs to. Post-paid accounts also see their
         *     credit. Takes no parameters.
         */
        readonly get: operations["getBalance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/v2/packages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List packages
         * @description The packages that can be ordered, priced in NGN. Each filter has two spellings; which one wins when
         *     both are sent is not shown. The list may be cached, and should be fetched anew about once an hour.
         */
        readonly get: operations["listPackages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/v2/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List orders
         * @description The orders of the account, for eSIMs and for top-ups. The query filters by `order_status` what an
         *     entry shows as `status`; the values are not shown. With `include` an entry carries more.
         */
        readonly get: operations["listOrders"];
        readonly put?: never;
        /**
         * Submit an order
         * @description Buys one or more eSIMs of a package; several are one bulk order. Collect the customer's payment
         *     before calling. The account needs enough balance, or enough available credit when it is post-paid.
         *     The answer holds everything needed to install the eSIMs; store the ICCIDs. How package and eSIM
         *     details are nested is not shown, nor is the largest quantity. Nothing protects a repeat: an order
         *     sent twice may be bought twice.
         */
        readonly post: operations["createOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/v2/sims": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List eSIMs
         * @description The eSIMs of the account. Query parameters are not shown, and of an eSIM record only the ICCID is
         *     known.
         */
        readonly get: operations["listEsims"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/v2/sims/{iccid}/instructions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get installation instructions
         * @description How to install the eSIM on iOS and Android, in the language asked for where it is available. Which
         *     languages there are, and how the texts for the two systems are kept apart, is not shown.
         */
        readonly get: operations["getInstallationInstructions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/v2/sims/{iccid}/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get usage
         * @description What is left on the eSIM. One request per eSIM in 15 minutes is allowed; keep a result for up to 15
         *     minutes. What a request beyond that gets is not shown.
         */
        readonly get: operations["getUsage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/v2/sims/{iccid}/topups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List top-up packages for an eSIM
         * @description What this eSIM can be topped up with now, bundles with voice and text included. Call it before every
         *     top-up order and never reuse an earlier list, because the offer changes. With nothing on offer the
         *     list is empty. The answer has no envelope: it is an object with `data` and nothing else.
         */
        readonly get: operations["listTopUpPackages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/v2/orders/topups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit a top-up order
         * @description Buys a top-up package for an active eSIM. Take `package_id` from the top-up list of this eSIM,
         *     fetched just before; the id of an eSIM package does not work here. Collect the customer's payment
         *     before calling. The account needs enough balance, or enough available credit when it is post-paid.
         *     The record of the order sits in `data.data`. The threshold of the purchase limit is not shown.
         */
        readonly post: operations["createTopUpOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/v2/sims/{iccid}/packages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the packages an eSIM has had
         * @description The first package of the eSIM and every top-up since. One request per eSIM in 15 minutes is allowed;
         *     a further one is refused, with the seconds to wait in `Retry-After`. The list sits in `data.data`.
         */
        readonly get: operations["listPackageHistory"];
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
        /** @description What most answers of this area are wrapped in. The payload is in `data`. */
        readonly EsimEnvelope: {
            /**
             * @description True on success.
             * @example true
             * @constant
             */
            readonly success: true;
            /**
             * @description Code for programs. Known are TOPUP_ORDER_CREATED and PACKAGE_HISTORY_RETRIEVED; the others are not shown.
             * @example TOPUP_ORDER_CREATED
             */
            readonly code: string;
            /**
             * @description Text for people.
             * @example Top-up order created.
             */
            readonly message: string;
            /**
             * Format: iso-8601
             * @description When the answer was made, in UTC.
             * @example 2026-01-15T12:05:00Z
             */
            readonly timestamp: string;
        };
        /** @description Body of a refusal. The shape and the codes of this area's errors are not shown. */
        readonly EsimError: {
            /**
             * @description False, because the call was refused.
             * @example false
             * @constant
             */
            readonly success: false;
            /**
             * @description Code for programs.
             * @example RATE_LIMITED
             */
            readonly code?: string;
            /**
             * @description Text for people.
             * @example eSIM not found.
             */
            readonly message: string;
            /**
             * @description When the answer was made.
             * @example 2026-01-15T12:05:00Z
             */
            readonly timestamp?: string;
        };
        readonly RequestAccessTokenRequest: {
            /**
             * @description Key issued to the partner at onboarding.
             * @example <API_KEY>
             */
            readonly api_key: string;
        };
        /** @description A bearer token for the calls of this area. */
        readonly AccessToken: {
            /**
             * @description How the token is sent, always `Bearer`.
             * @example Bearer
             * @constant
             */
            readonly token_type: "Bearer";
            /**
             * @description Lifetime of the token in seconds, 24 hours.
             * @example 86400
             * @constant
             */
            readonly expires_in: 86400;
            /**
             * @description The token, a JWT.
             * @example <ACCESS_TOKEN>
             */
            readonly access_token: string;
        };
        readonly RequestAccessTokenResponse: components["schemas"]["EsimEnvelope"] & {
            /** @description The token. */
            readonly data: components["schemas"]["AccessToken"];
        };
        readonly RefreshAccessTokenResponse: components["schemas"]["EsimEnvelope"] & {
            /** @description The new token. */
            readonly data: components["schemas"]["AccessToken"];
        };
        /** @description What a partner account can spend, in NGN. */
        readonly Balance: {
            /**
             * @description Current balance in NGN.
             * @example 250000
             */
            readonly balance: number;
            /**
             * @description Credit still to be spent, in NGN; post-paid accounts.
             * @example 480000
             */
            readonly available_credit?: number;
            /**
             * @description Most credit the account can have, in NGN; post-paid accounts.
             * @example 500000
             */
            readonly credit_limit?: number;
            /**
             * @description Currency code, NGN.
             * @example NGN
             */
            readonly currency: string;
        };
        readonly GetBalanceResponse: components["schemas"]["EsimEnvelope"] & {
            /** @description The balance. */
            readonly data: components["schemas"]["Balance"];
        };
        /**
         * @description Kind of package that is wanted.
         * @example local
         * @enum {string}
         */
        readonly PackageTypeFilter: "local" | "global";
        /** @description A package that can be ordered as a new eSIM. */
        readonly Package: {
            /**
             * @description Package id, the `package_id` of an order.
             * @example ng-1gb-7d
             */
            readonly id: string;
            /**
             * @description Retail price in NGN, the least the package may be sold for.
             * @example 1200
             */
            readonly price: number;
            /**
             * @description Wholesale price in NGN.
             * @example 900
             */
            readonly net_price: number;
            /**
             * @description Recommended retail price in NGN.
             * @example 1200
             */
            readonly retail_price: number;
            /**
             * @description Data volume in megabytes; 0 means unlimited.
             * @example 1024
             * @example 0
             */
            readonly amount: number;
            /**
             * @description Validity in days.
             * @example 7
             */
            readonly day: number;
            /**
             * @description Voice minutes, where the package has them.
             * @example 30
             */
            readonly voice?: number;
            /**
             * @description Number of SMS, where the package has them.
             * @example 20
             */
            readonly text?: number;
            /**
             * @description Data volume in words, an amount with its unit or the word for unlimited.
             * @example 1 GB
             * @example Unlimited
             */
            readonly data: string;
            /**
             * @description Whether the data volume is unlimited.
             * @example false
             */
            readonly is_unlimited: boolean;
            /**
             * @description Where the package works.
             * @example local
             */
            readonly type: "local" | "regional" | "global" | (string & {});
            /** @description The country. Its fields are not shown. */
            readonly country: Record<string, never>;
            /** @description The operator. Its fields are not shown. */
            readonly operator: Record<string, never>;
            /** @description Top-up packages, when asked for with `include=topup`. */
            readonly topups?: readonly components["schemas"]["TopUpPackage"][];
        };
        readonly ListPackagesResponse: components["schemas"]["EsimEnvelope"] & {
            /** @description The packages. */
            readonly data: readonly components["schemas"]["Package"][];
        };
        readonly CreateOrderRequest: {
            /**
             * @description Which package to buy, by its id in the package list. No top-up package.
             * @example ng-1gb-7d
             */
            readonly package_id: string;
            /**
             * @description How many eSIMs to buy, usually 1. The maximum is not shown.
             * @example 1
             */
            readonly quantity: number;
            /**
             * @description Note of the partner's own, by which the order can be found again.
             * @example Harbour Travel booking 4711
             */
            readonly description?: string;
        };
        /** @description What was ordered, with the eSIMs to install. */
        readonly Order: {
            /**
             * @description Id of the package.
             * @example ng-1gb-7d
             */
            readonly package_id: string;
            /**
             * @description Name and description of the package.
             * @example Nigeria 1 GB, 7 days
             */
            readonly package: string;
            /**
             * @description Data volume in words.
             * @example 1 GB
             */
            readonly data: string;
            /**
             * @description Validity in days.
             * @example 7
             */
            readonly validity: number;
            /**
             * @description Price in NGN of one package.
             * @example 1200
             */
            readonly price: number;
            /** @description The eSIMs, one per ordered unit. */
            readonly sims: readonly components["schemas"]["OrderedEsim"][];
        };
        /** @description An eSIM just bought, with all that is needed to install it. */
        readonly OrderedEsim: {
            /**
             * @description Unique id of the eSIM, to be stored by the partner.
             * @example 8923400000000000017
             */
            readonly iccid: string;
            /**
             * @description Where to find the QR code; scanning it installs the eSIM.
             * @example https://smdp.example.com/qr/8923400000000000017
             */
            readonly qrcode_url: string;
            /**
             * @description Content of the QR code, for drawing one's own.
             * @example LPA:1$smdp.example.com$MATCHING-ID
             */
            readonly qrcode: string;
            /**
             * @description SM-DP+ address for manual installation.
             * @example smdp.example.com
             */
            readonly lpa: string;
            /**
             * @description Activation code for manual installation.
             * @example MATCHING-ID
             */
            readonly matching_id: string;
            /**
             * @description Whether the APN must be set by hand; depends on the operating system.
             * @example automatic
             */
            readonly apn_type: "manual" | "automatic" | (string & {});
            /**
             * @description APN to show to the customer.
             * @example internet
             */
            readonly apn_value: string;
            /**
             * @description Link that installs the eSIM directly, from iOS 17.4 on.
             * @example https://esimsetup.example.com/install?carddata=LPA:1$smdp.example.com$MATCHING-ID
             */
            readonly direct_apple_installation_url: string;
            /**
             * @description Guide to manual installation.
             * @example Open the SIM settings, add an eSIM and enter the two codes by hand.
             */
            readonly manual_installation: string;
            /**
             * @description Guide to installation by QR code.
             * @example Open the SIM settings, add an eSIM and scan the code.
             */
            readonly qr_installation: string;
        };
        readonly CreateOrderResponse: components["schemas"]["EsimEnvelope"] & {
            /** @description The order. */
            readonly data: components["schemas"]["Order"];
        };
        /** @description An order as the order list shows it. */
        readonly OrderListEntry: {
            /**
             * @description Order id.
             * @example 1
             */
            readonly id: number;
            /**
             * @description Order code.
             * @example ORD-000001
             */
            readonly code: string;
            /**
             * @description Id of the package that was ordered.
             * @example ng-1gb-7d
             */
            readonly package_id: string;
            /**
             * @description Order of eSIMs or top-up order.
             * @example sim
             */
            readonly type: "sim" | "topup" | (string & {});
            /**
             * @description Order status. Its values are not shown.
             * @example completed
             */
            readonly status: string;
            /**
             * @description When the order was placed. The form is not shown.
             * @example 2026-01-15T09:05:00Z
             */
            readonly created_at: string;
            /**
             * @description The description given when the order was submitted.
             * @example Harbour Travel booking 4711
             */
            readonly description: string;
            /** @description The eSIMs of the order, with `include=sims`. */
            readonly sims?: readonly components["schemas"]["Esim"][];
            /** @description The user of the order, with `include=user`. The fields are not shown. */
            readonly user?: Record<string, never>;
        };
        readonly ListOrdersResponse: components["schemas"]["EsimEnvelope"] & {
            /** @description The orders. */
            readonly data: readonly components["schemas"]["OrderListEntry"][];
        };
        /** @description An eSIM. Its fields beyond the ICCID are not shown. */
        readonly Esim: {
            /**
             * @description Unique id of the eSIM.
             * @example 8923400000000000017
             */
            readonly iccid: string;
        };
        readonly ListEsimsResponse: components["schemas"]["EsimEnvelope"] & {
            /** @description The eSIMs. */
            readonly data: readonly components["schemas"]["Esim"][];
        };
        /** @description Translated guides for installing an eSIM on iOS and Android. */
        readonly InstallationInstructions: {
            /**
             * @description Steps of the installation by QR code.
             * @example Open the SIM settings, add an eSIM and scan the code.
             */
            readonly installation_qr_code: string;
            /**
             * @description Steps of the manual installation.
             * @example Open the SIM settings, add an eSIM and enter the two codes by hand.
             */
            readonly installation_manual: string;
            /**
             * @description Steps of the network setup.
             * @example Switch the new line on, allow data roaming and choose it for mobile data.
             */
            readonly network_setup: string;
            /**
             * @description Whether the APN must be set by hand.
             * @example automatic
             */
            readonly apn_type: "automatic" | "manual" | (string & {});
            /**
             * @description APN to enter.
             * @example internet
             */
            readonly apn_value: string;
            /**
             * @description Link that installs the eSIM directly on iOS.
             * @example https://esimsetup.example.com/install?carddata=LPA:1$smdp.example.com$MATCHING-ID
             */
            readonly direct_apple_installation_url: string;
        };
        readonly GetInstallationInstructionsResponse: components["schemas"]["EsimEnvelope"] & {
            /** @description The instructions. */
            readonly data: components["schemas"]["InstallationInstructions"];
        };
        /** @description What is left on an eSIM. */
        readonly Usage: {
            /**
             * @description Remaining data in megabytes.
             * @example 212
             */
            readonly remaining: number;
            /**
             * @description Remaining voice minutes, where the package has them.
             * @example 24
             */
            readonly remaining_voice?: number;
            /**
             * @description Remaining SMS, where the package has them.
             * @example 19
             */
            readonly remaining_text?: number;
            /**
             * @description Total data in megabytes.
             * @example 1024
             */
            readonly total: number;
            /**
             * @description When the package ends or ended. There once it is ACTIVE, EXPIRED or FINISHED, though FINISHED is
             *     not among the values of `status` here.
             * @example 2026-01-22T09:10:00Z
             * @example null
             */
            readonly expired_at: string | null;
            /**
             * @description State of the package.
             * @example ACTIVE
             */
            readonly status: "ACTIVE" | "NOT_ACTIVE" | "ACTIVE_FINISHED" | "UNKNOWN" | "EXPIRED" | (string & {});
        };
        readonly GetUsageResponse: components["schemas"]["EsimEnvelope"] & {
            /** @description The usage. */
            readonly data: components["schemas"]["Usage"];
        };
        /** @description A package that can be added to an eSIM. */
        readonly TopUpPackage: {
            /**
             * @description Top-up package id, the `package_id` of a top-up order.
             * @example ng-1gb-7d-topup
             */
            readonly id: string;
            /**
             * @description Always `topup`.
             * @example topup
             * @constant
             */
            readonly type: "topup";
            /**
             * @description Retail price in NGN.
             * @example 1200
             */
            readonly price: number;
            /**
             * @description Wholesale price in NGN; only the description of the top-up journey names it.
             * @example 900
             */
            readonly net_price?: number;
            /**
             * @description Data volume in megabytes.
             * @example 1024
             */
            readonly amount: number;
            /**
             * @description Validity in days.
             * @example 7
             */
            readonly day: number;
            /**
             * @description Whether the data volume is unlimited.
             * @example false
             */
            readonly is_unlimited: boolean;
            /**
             * @description Title of the package.
             * @example Nigeria 1 GB, 7 days
             */
            readonly title: string;
            /**
             * @description Data volume in words.
             * @example 1 GB
             */
            readonly data: string;
            /**
             * @description A note in free text.
             * @example Starts when it is bought.
             */
            readonly short_info: string;
            /**
             * @description Voice minutes, where the package has them.
             * @example 30
             */
            readonly voice?: number;
            /**
             * @description Number of SMS, where the package has them.
             * @example 20
             */
            readonly text?: number;
        };
        /** @description The bare list, without the envelope of the other answers. */
        readonly ListTopUpPackagesResponse: {
            /** @description The top-up packages, an empty list when there are none. */
            readonly data: readonly components["schemas"]["TopUpPackage"][];
        };
        readonly CreateTopUpOrderRequest: {
            /**
             * @description Id from the top-up list of this eSIM.
             * @example ng-1gb-7d-topup
             */
            readonly package_id: string;
            /**
             * @description ICCID of the eSIM to top up.
             * @example 8923400000000000017
             */
            readonly iccid: string;
            /**
             * @description Note of the partner's own.
             * @example Harbour Travel top-up 4712
             */
            readonly description?: string;
        };
        /** @description A top-up order that was placed. */
        readonly TopUpOrder: {
            /**
             * @description Order id.
             * @example 2
             */
            readonly id: number;
            /**
             * @description Order code.
             * @example ORD-000002
             */
            readonly code: string;
            /**
             * @description Id of the top-up package.
             * @example ng-1gb-7d-topup
             */
            readonly package_id: string;
            /**
             * @description Number of packages, as a string.
             * @example 1
             */
            readonly quantity: string;
            /**
             * @description Order of eSIMs or top-up order.
             * @example topup
             */
            readonly type: "sim" | "topup" | (string & {});
            /**
             * @description The description given when the order was submitted.
             * @example Harbour Travel top-up 4712
             */
            readonly description: string;
            /**
             * @description Kind of eSIM, for example `data`. Other values are not shown.
             * @example data
             */
            readonly esim_type: string;
            /**
             * @description Validity in days.
             * @example 7
             */
            readonly validity: number;
            /**
             * @description Name and description of the package.
             * @example Nigeria 1 GB, 7 days
             */
            readonly package: string;
            /**
             * @description Data volume in words.
             * @example 1 GB
             */
            readonly data: string;
            /**
             * @description Price of the order, in the currency beside it.
             * @example 1200
             */
            readonly price: number;
            /**
             * @description Currency code of the price.
             * @example NGN
             */
            readonly currency: string;
            /**
             * Format: iso-8601
             * @description When the order was placed.
             * @example 2026-01-15T12:05:00Z
             */
            readonly created_at: string;
            /** @description The eSIMs that the order covers. */
            readonly sims: readonly {
                /**
                 * @description Id of the eSIM within the service.
                 * @example 17
                 */
                readonly id: number;
                /**
                 * @description ICCID of the eSIM.
                 * @example 8923400000000000017
                 */
                readonly iccid: string;
            }[];
            /**
             * @description Order id; only the description of the top-up journey names it.
             * @example 2
             */
            readonly order_id?: number;
            /**
             * @description ICCID of the eSIM; only the description of the top-up journey names it.
             * @example 8923400000000000017
             */
            readonly iccid?: string;
        };
        readonly CreateTopUpOrderResponse: components["schemas"]["EsimEnvelope"] & {
            /**
             * @description Says that the top-up order was placed.
             * @example TOPUP_ORDER_CREATED
             * @constant
             */
            readonly code: "TOPUP_ORDER_CREATED";
            /** @description Holds the order one level deeper than other answers do. */
            readonly data: {
                /** @description The top-up order. */
                readonly data: components["schemas"]["TopUpOrder"];
            };
        };
        /** @description A package that an eSIM has or had. */
        readonly PackageHistoryEntry: {
            /**
             * @description Id of the entry.
             * @example 31
             */
            readonly id: number;
            /**
             * @description State of the package. More values may come, and payloads show them in lower case too.
             * @example active
             */
            readonly status: "ACTIVE" | "EXPIRED" | "FINISHED" | "active" | "expired" | "finished" | (string & {});
            /**
             * @description Remaining data in megabytes.
             * @example 212
             */
            readonly remaining: number;
            /**
             * @description Remaining voice minutes; only the description of the top-up journey names it.
             * @example 24
             */
            readonly remaining_voice?: number;
            /**
             * @description Remaining SMS; only the description of the top-up journey names it.
             * @example 19
             */
            readonly remaining_text?: number;
            /**
             * Format: iso-8601
             * @description When the package was activated, or null.
             * @example 2026-01-15T09:10:00Z
             * @example null
             */
            readonly activated_at: string | null;
            /**
             * @description When the package ends or ended; set once it was activated.
             * @example 2026-01-22T09:10:00Z
             * @example null
             */
            readonly expired_at: string | null;
            /**
             * @description When the data was used up, or null.
             * @example 2026-01-15T12:00:00Z
             * @example null
             */
            readonly finished_at: string | null;
            /** @description What the entry is about. */
            readonly package: {
                /**
                 * @description Package id.
                 * @example ng-1gb-7d
                 */
                readonly id: string;
                /**
                 * @description `initial` for the package the eSIM was bought with, `topup` for one added later.
                 * @example initial
                 */
                readonly type: "initial" | "topup" | (string & {});
                /**
                 * @description Retail price in NGN.
                 * @example 1200
                 */
                readonly price: number;
                /**
                 * @description Wholesale price in NGN.
                 * @example 900
                 */
                readonly net_price: number;
                /**
                 * @description Data volume in megabytes.
                 * @example 1024
                 */
                readonly amount: number;
                /**
                 * @description Validity in days.
                 * @example 7
                 */
                readonly day: number;
                /**
                 * @description Whether the data volume is unlimited.
                 * @example false
                 */
                readonly is_unlimited: boolean;
                /**
                 * @description Title of the package.
                 * @example Nigeria 1 GB, 7 days
                 */
                readonly title: string;
                /**
                 * @description Data volume in words.
                 * @example 1 GB
                 */
                readonly data: string;
                /**
                 * @description A note in free text.
                 * @example Starts when it is bought.
                 */
                readonly short_info: string;
            };
        };
        readonly ListPackageHistoryResponse: components["schemas"]["EsimEnvelope"] & {
            /**
             * @description Says that the history was read.
             * @example PACKAGE_HISTORY_RETRIEVED
             * @constant
             */
            readonly code: "PACKAGE_HISTORY_RETRIEVED";
            /** @description Holds the list one level deeper than other answers do. */
            readonly data: {
                /** @description The packages of the eSIM. */
                readonly data: readonly components["schemas"]["PackageHistoryEntry"][];
            };
        };
    };
    responses: {
        /** @description The access token is missing, not valid or over its 24 hours. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["EsimError"];
            };
        };
        /** @description Balance and available credit do not cover the order. */
        readonly InsufficientFunds: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["EsimError"];
            };
        };
        /** @description There is no such eSIM. */
        readonly EsimNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["EsimError"];
            };
        };
        /** @description Query or body is not valid. */
        readonly InvalidRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["EsimError"];
            };
        };
    };
    parameters: {
        /**
         * @description ICCID of the eSIM.
         * @example 8923400000000000017
         */
        readonly Iccid: string;
        /**
         * @description Which page of the list is wanted, the first being 1.
         * @example 1
         */
        readonly Page: number;
        /**
         * @description How many entries a page holds. Default and maximum are not shown.
         * @example 20
         */
        readonly Limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type EsimEnvelope = components['schemas']['EsimEnvelope'];
export type EsimError = components['schemas']['EsimError'];
export type RequestAccessTokenRequest = components['schemas']['RequestAccessTokenRequest'];
export type AccessToken = components['schemas']['AccessToken'];
export type RequestAccessTokenResponse = components['schemas']['RequestAccessTokenResponse'];
export type RefreshAccessTokenResponse = components['schemas']['RefreshAccessTokenResponse'];
export type Balance = components['schemas']['Balance'];
export type GetBalanceResponse = components['schemas']['GetBalanceResponse'];
export type PackageTypeFilter = components['schemas']['PackageTypeFilter'];
export type Package = components['schemas']['Package'];
export type ListPackagesResponse = components['schemas']['ListPackagesResponse'];
export type CreateOrderRequest = components['schemas']['CreateOrderRequest'];
export type Order = components['schemas']['Order'];
export type OrderedEsim = components['schemas']['OrderedEsim'];
export type CreateOrderResponse = components['schemas']['CreateOrderResponse'];
export type OrderListEntry = components['schemas']['OrderListEntry'];
export type ListOrdersResponse = components['schemas']['ListOrdersResponse'];
export type Esim = components['schemas']['Esim'];
export type ListEsimsResponse = components['schemas']['ListEsimsResponse'];
export type InstallationInstructions = components['schemas']['InstallationInstructions'];
export type GetInstallationInstructionsResponse = components['schemas']['GetInstallationInstructionsResponse'];
export type Usage = components['schemas']['Usage'];
export type GetUsageResponse = components['schemas']['GetUsageResponse'];
export type TopUpPackage = components['schemas']['TopUpPackage'];
export type ListTopUpPackagesResponse = components['schemas']['ListTopUpPackagesResponse'];
export type CreateTopUpOrderRequest = components['schemas']['CreateTopUpOrderRequest'];
export type TopUpOrder = components['schemas']['TopUpOrder'];
export type CreateTopUpOrderResponse = components['schemas']['CreateTopUpOrderResponse'];
export type PackageHistoryEntry = components['schemas']['PackageHistoryEntry'];
export type ListPackageHistoryResponse = components['schemas']['ListPackageHistoryResponse'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseInsufficientFunds = components['responses']['InsufficientFunds'];
export type ResponseEsimNotFound = components['responses']['EsimNotFound'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ParameterIccid = components['parameters']['Iccid'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterLimit = components['parameters']['Limit'];
export type $defs = Record<string, never>;
export interface operations {
    readonly requestAccessToken: {
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
                 *       "api_key": "<API_KEY>"
                 *     }
                 */
                readonly "application/json": components["schemas"]["RequestAccessTokenRequest"];
            };
        };
        readonly responses: {
            /** @description A token to send with every other call. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "code": "TOKEN_ISSUED",
                     *       "message": "Access token issued.",
                     *       "data": {
                     *         "token_type": "Bearer",
                     *         "expires_in": 86400,
                     *         "access_token": "<ACCESS_TOKEN>"
                     *       },
                     *       "timestamp": "2026-01-15T09:00:00Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RequestAccessTokenResponse"];
                };
            };
            /** @description The api_key is not known. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EsimError"];
                };
            };
            readonly 422: components["responses"]["InvalidRequest"];
        };
    };
    readonly refreshAccessToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A token that takes the place of the current one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "code": "TOKEN_REFRESHED",
                     *       "message": "Access token refreshed.",
                     *       "data": {
                     *         "token_type": "Bearer",
                     *         "expires_in": 86400,
                     *         "access_token": "<ACCESS_TOKEN>"
                     *       },
                     *       "timestamp": "2026-01-15T09:00:00Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RefreshAccessTokenResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly getBalance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the account holds. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetBalanceResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly listPackages: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description `local` leaves only packages of a single country; `global` leaves global and regional ones.
                 * @example local
                 */
                readonly type?: components["schemas"]["PackageTypeFilter"];
                /**
                 * @description Another spelling of `type`.
                 * @example global
                 */
                readonly "filter[type]"?: components["schemas"]["PackageTypeFilter"];
                /**
                 * @description Country whose packages are wanted.
                 * @example NG
                 */
                readonly country_code?: string;
                /**
                 * @description Another spelling of `country_code`.
                 * @example NG
                 */
                readonly "filter[country]"?: string;
                /**
                 * @description `topup` adds the top-up packages.
                 * @example topup
                 */
                readonly include?: "topup";
                /**
                 * @description Which page of the list is wanted, the first being 1.
                 * @example 1
                 */
                readonly page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds. Default and maximum are not shown.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The packages on offer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListPackagesResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["InvalidRequest"];
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description What an entry carries besides its own fields, comma-separated.
                 * @example [
                 *       "sims",
                 *       "status"
                 *     ]
                 */
                readonly include?: readonly ("sims" | "user" | "status")[];
                /**
                 * @description When the order was placed. The form is not shown.
                 * @example 2026-01-15
                 */
                readonly created_at?: string;
                /**
                 * @description Order code.
                 * @example ORD-000001
                 */
                readonly code?: string;
                /**
                 * @description Status of the order, shown as `status` in the entries.
                 * @example completed
                 */
                readonly order_status?: string;
                /**
                 * @description ICCID of an eSIM that the order covers.
                 * @example 8923400000000000017
                 */
                readonly iccid?: string;
                /**
                 * @description Description given when the order was submitted.
                 * @example Harbour Travel booking 4711
                 */
                readonly description?: string;
                /**
                 * @description `sim` for orders of eSIMs, `topup` for top-up orders.
                 * @example sim
                 */
                readonly type?: "sim" | "topup";
                /**
                 * @description Which page of the list is wanted, the first being 1.
                 * @example 1
                 */
                readonly page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds. Default and maximum are not shown.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The orders that match. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListOrdersResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["InvalidRequest"];
        };
    };
    readonly createOrder: {
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
                 *       "package_id": "ng-1gb-7d",
                 *       "quantity": 1,
                 *       "description": "Harbour Travel booking 4711"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        readonly responses: {
            /** @description The package that was ordered and its eSIMs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "code": "ORDER_CREATED",
                     *       "message": "Order created.",
                     *       "data": {
                     *         "package_id": "ng-1gb-7d",
                     *         "package": "Nigeria 1 GB, 7 days",
                     *         "data": "1 GB",
                     *         "validity": 7,
                     *         "price": 1200,
                     *         "sims": [
                     *           {
                     *             "iccid": "8923400000000000017",
                     *             "qrcode_url": "https://smdp.example.com/qr/8923400000000000017",
                     *             "qrcode": "LPA:1$smdp.example.com$MATCHING-ID",
                     *             "lpa": "smdp.example.com",
                     *             "matching_id": "MATCHING-ID",
                     *             "apn_type": "automatic",
                     *             "apn_value": "internet",
                     *             "direct_apple_installation_url": "https://esimsetup.example.com/install?carddata=LPA:1$smdp.example.com$MATCHING-ID",
                     *             "manual_installation": "Open the SIM settings, add an eSIM and enter the two codes by hand.",
                     *             "qr_installation": "Open the SIM settings, add an eSIM and scan the code."
                     *           }
                     *         ]
                     *       },
                     *       "timestamp": "2026-01-15T09:05:00Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CreateOrderResponse"];
                };
            };
            /** @description The body is not valid. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EsimError"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["InsufficientFunds"];
            /** @description The order cannot be placed as asked. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EsimError"];
                };
            };
        };
    };
    readonly listEsims: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The eSIMs that were bought. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "code": "SIMS_RETRIEVED",
                     *       "message": "eSIMs retrieved.",
                     *       "data": [
                     *         {
                     *           "iccid": "8923400000000000017"
                     *         }
                     *       ],
                     *       "timestamp": "2026-01-15T09:06:00Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ListEsimsResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly getInstallationInstructions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Language code of the texts.
                 * @example en
                 */
                readonly language?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description ICCID of the eSIM.
                 * @example 8923400000000000017
                 */
                readonly iccid: components["parameters"]["Iccid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Guides for QR code, manual entry and network setup. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "code": "INSTRUCTIONS_RETRIEVED",
                     *       "message": "Installation instructions retrieved.",
                     *       "data": {
                     *         "installation_qr_code": "Open the SIM settings, add an eSIM and scan the code.",
                     *         "installation_manual": "Open the SIM settings, add an eSIM and enter the two codes by hand.",
                     *         "network_setup": "Switch the new line on, allow data roaming and choose it for mobile data.",
                     *         "apn_type": "automatic",
                     *         "apn_value": "internet",
                     *         "direct_apple_installation_url": "https://esimsetup.example.com/install?carddata=LPA:1$smdp.example.com$MATCHING-ID"
                     *       },
                     *       "timestamp": "2026-01-15T09:07:00Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GetInstallationInstructionsResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["EsimNotFound"];
        };
    };
    readonly getUsage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description ICCID of the eSIM.
                 * @example 8923400000000000017
                 */
                readonly iccid: components["parameters"]["Iccid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Remaining and total allowance. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetUsageResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["EsimNotFound"];
            /** @description This eSIM's usage was asked for less than 15 minutes ago. */
            readonly 429: {
                headers: {
                    /**
                     * @description Seconds until the limit resets.
                     * @example 840
                     */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EsimError"];
                };
            };
        };
    };
    readonly listTopUpPackages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description ICCID of the eSIM.
                 * @example 8923400000000000017
                 */
                readonly iccid: components["parameters"]["Iccid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The top-up packages on offer, possibly none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListTopUpPackagesResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The ICCID is not valid. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EsimError"];
                };
            };
            /** @description The SIM was recycled. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EsimError"];
                };
            };
        };
    };
    readonly createTopUpOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Key of the caller's own choice, one per intended order. What the service does with it is not shown.
                 * @example 8d1f0a52-6c0e-4f43-9d55-1f2e7a3b9c10
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "package_id": "ng-1gb-7d-topup",
                 *       "iccid": "8923400000000000017",
                 *       "description": "Harbour Travel top-up 4712"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CreateTopUpOrderRequest"];
            };
        };
        readonly responses: {
            /** @description The top-up order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "code": "TOPUP_ORDER_CREATED",
                     *       "message": "Top-up order created.",
                     *       "data": {
                     *         "data": {
                     *           "id": 2,
                     *           "code": "ORD-000002",
                     *           "package_id": "ng-1gb-7d-topup",
                     *           "quantity": "1",
                     *           "type": "topup",
                     *           "description": "Harbour Travel top-up 4712",
                     *           "esim_type": "data",
                     *           "validity": 7,
                     *           "package": "Nigeria 1 GB, 7 days",
                     *           "data": "1 GB",
                     *           "price": 1200,
                     *           "currency": "NGN",
                     *           "created_at": "2026-01-15T12:05:00Z",
                     *           "sims": [
                     *             {
                     *               "id": 17,
                     *               "iccid": "8923400000000000017"
                     *             }
                     *           ],
                     *           "order_id": 2,
                     *           "iccid": "8923400000000000017"
                     *         }
                     *       },
                     *       "timestamp": "2026-01-15T12:05:00Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CreateTopUpOrderResponse"];
                };
            };
            /** @description The body failed validation. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EsimError"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["InsufficientFunds"];
            /** @description There is no such eSIM. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EsimError"];
                };
            };
            /** @description The top-up cannot be ordered as asked. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EsimError"];
                };
            };
        };
    };
    readonly listPackageHistory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description ICCID of the eSIM.
                 * @example 8923400000000000017
                 */
                readonly iccid: components["parameters"]["Iccid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every package of the eSIM. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "code": "PACKAGE_HISTORY_RETRIEVED",
                     *       "message": "Package history retrieved.",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 31,
                     *             "status": "active",
                     *             "remaining": 212,
                     *             "activated_at": "2026-01-15T09:10:00Z",
                     *             "expired_at": "2026-01-22T09:10:00Z",
                     *             "finished_at": null,
                     *             "package": {
                     *               "id": "ng-1gb-7d",
                     *               "type": "initial",
                     *               "price": 1200,
                     *               "net_price": 900,
                     *               "amount": 1024,
                     *               "day": 7,
                     *               "is_unlimited": false,
                     *               "title": "Nigeria 1 GB, 7 days",
                     *               "data": "1 GB",
                     *               "short_info": "Starts when the eSIM is installed."
                     *             }
                     *           },
                     *           {
                     *             "id": 32,
                     *             "status": "active",
                     *             "remaining": 1024,
                     *             "remaining_voice": 0,
                     *             "remaining_text": 0,
                     *             "activated_at": "2026-01-15T12:05:00Z",
                     *             "expired_at": "2026-01-22T12:05:00Z",
                     *             "finished_at": null,
                     *             "package": {
                     *               "id": "ng-1gb-7d-topup",
                     *               "type": "topup",
                     *               "price": 1200,
                     *               "net_price": 900,
                     *               "amount": 1024,
                     *               "day": 7,
                     *               "is_unlimited": false,
                     *               "title": "Nigeria 1 GB, 7 days",
                     *               "data": "1 GB",
                     *               "short_info": "Starts when it is bought."
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "timestamp": "2026-01-15T12:10:00Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ListPackageHistoryResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is no such eSIM. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EsimError"];
                };
            };
            /** @description This eSIM's history was asked for less than 15 minutes ago. */
            readonly 429: {
                headers: {
                    /**
                     * @description Seconds until the limit resets.
                     * @example 840
                     */
                    readonly "Retry-After": number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EsimError"];
                };
            };
        };
    };
}
