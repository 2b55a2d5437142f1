import {
  budget,
  type ClientBase,
  type ClientOptions,
  createClient,
  keyAuth,
  systemClock,
} from "@partner-connectivity/core";
import { buckets, operations, type SmsOperations } from "./operations.gen.ts";
import type { paths } from "./schema.gen.ts";

export interface SmsClientOptions extends ClientOptions {
  /**
   * Requests a minute that this account may make, where its figures differ from the documented ones (8).
   * @default sends 500, reads 300, exports 20
   */
  readonly limits?: { readonly [Bucket in keyof typeof buckets]?: number };
  /**
   * Send a message again, under the same Idempotency-Key, when its answer was lost. What the service
   * does with a key it has seen is not shown (8): if it pays no attention, the message arrives twice.
   * @default false
   */
  readonly replaySends?: boolean;
}

export interface SmsClient extends SmsOperations, ClientBase<paths> {}

/**
 * A client of the SMS area (4.3). Calls wait for their turn in the account's budgets, and one-time codes go
 * before messages.
 * @throws TypeError when baseUrl, apiKey or a limit cannot be used
 * @throws Error in a web page, unless that is allowed
 */
export function createSmsClient(options: SmsClientOptions): SmsClient {
  const { apiKey, clock = systemClock, limits, replaySends } = options;
  return createClient({
    operations,
    options,
    auth: keyAuth("x-api-key", apiKey),
    budget: budget(clock, withLimits(limits), "sendOtp"),
    replaysKeyed: replaySends,
  });
}

function withLimits(limits: SmsClientOptions["limits"] = {}): typeof buckets {
  const changed: Record<string, object> = { ...buckets };
  for (const [name, requests] of Object.entries(limits)) {
    if (!(name in buckets) || !Number.isInteger(requests) || requests < 1)
      throw new TypeError(`limits: ${name} must be a whole number from 1 of a known budget`);
    changed[name] = { ...changed[name], requests };
  }
  return changed as typeof buckets;
}
