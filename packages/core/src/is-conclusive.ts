import type { ApiError } from "./api-error.ts";
import { isNoAnswerError } from "./no-answer-error.ts";
import type { Operation } from "./operation.ts";

/**
 * Whether an answer with this error, or with none, leaves nothing open: what was done is certain, or
 * to ask again would bring the same.
 */
export function isConclusive(error: unknown, operation: Operation | undefined): boolean {
  if (!error) return true;
  const isSafe = operation?.lost === "safe";
  if (isNoAnswerError(error)) return error.reason === "unexpected" && isSafe;
  const { status, response, body } = error as ApiError<number, { success?: unknown } | undefined>;
  // The service's own word that it failed; a gateway in front of it cannot know.
  if (status >= 500)
    return operation?.refused?.includes(status) === true && body?.success === false;
  // Some redirects follow on a request that was carried out. A browser shows their status as 0.
  if (status < 400 && !response.ok) return isSafe;
  // The service gave up waiting, and does not say on what.
  return status !== 408;
}
