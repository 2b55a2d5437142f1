// biome-ignore-all lint/performance/noBarrelFile: the names that partners import; every one is public.
import { type ApiErrorGuard, isApiError as isAnyApiError } from "@partner-connectivity/core";
import type { operations } from "./schema.gen.ts";

/** Tells an `ApiError`; with an operationId, one of that operation, whose body is typed by `status`. */
export const isApiError: ApiErrorGuard<operations> = isAnyApiError;

export {
  type ApiError,
  type CallOptions,
  isNoAnswerError,
  isOutcomeUnknownError,
  isRateLimitError,
  type NoAnswerError,
  type OutcomeUnknownError,
  type RateLimitError,
} from "@partner-connectivity/core";
export { createSmsClient, type SmsClient, type SmsClientOptions } from "./create-sms-client.ts";
export type * from "./operations.gen.ts";
