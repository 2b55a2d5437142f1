// biome-ignore-all lint/performance/noBarrelFile: the names that partners import; every one is public.
import { type ApiErrorGuard, isApiError as isAnyApiError } from "@partner-connectivity/core";
import type { operations } from "./schema.gen.ts";

/** Tells an `ApiError`; with an operationId, one of that operation, whose body is typed by `status`. */
export const isApiError: ApiErrorGuard<operations> = isAnyApiError;

export {
  type ApiError,
  type CallOptions,
  type ClientOptions,
  isNoAnswerError,
  isOutcomeUnknownError,
  type NoAnswerError,
  type OutcomeUnknownError,
} from "@partner-connectivity/core";
export { createVoiceClient, type VoiceClient } from "./create-voice-client.ts";
export type * from "./operations.gen.ts";
