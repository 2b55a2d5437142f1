// biome-ignore-all lint/performance/noBarrelFile: what the three clients are made of; every name here is public.
export { type ApiError, type ApiErrorGuard, isApiError } from "./api-error.ts";
export { budget } from "./budget.ts";
export { cache } from "./cache.ts";
export type { CallOptions } from "./call-options.ts";
export type { ClientOptions } from "./client-options.ts";
export { type Clock, sleep, systemClock } from "./clock.ts";
export { type ClientBase, createClient } from "./create-client.ts";
export { keyAuth } from "./key-auth.ts";
export { isNoAnswerError, type NoAnswerError } from "./no-answer-error.ts";
export {
  isOutcomeUnknownError,
  type OutcomeUnknownError,
  outcomeUnknownError,
} from "./outcome-unknown-error.ts";
export type { PagedMethod } from "./paging.ts";
export { isRateLimitError, type RateLimitError } from "./rate-limit-error.ts";
export { retrievedAt } from "./retrieved-at.ts";
export { tokenAuth } from "./token-auth.ts";
