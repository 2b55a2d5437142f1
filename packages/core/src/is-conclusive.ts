import type { ApiError } from "./api-error.ts";
import { isNoAnswerError } from "./no-answer-error.ts";
import type { Operation } from "./operation.ts";

/**
 * Whether an answer with this error, or with none, leaves nothing open: what was done is certain, or
 * to ask again would bring the same.
 */
export function isConclusive(error: unknown, { refused, lost }: Operation): boolean {
  if (isNoAnswerError(error)) return error.reason === "unexpected" && lost === "safe";
  if (!error) return true;
  const { status, body } = error as ApiError<number, { success?: unknown } | undefined>;
  // The service's own word that it failed; a gateway in front of it cannot know.
  if (status >= 500) return refused?.includes(status) === true && body?.success === false;
  // Some redirects follow on a request that was carried out.
  if (status >= 300 && status < 400) return lost === "safe";
  // The service gave up waiting, and does not say on what.
  return status !== 408;
}
