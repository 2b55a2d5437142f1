import type { ApiError } from "./api-error.ts";
import type { Operation } from "./operation.ts";
import { isKind } from "./partner-error.ts";

/** Whether an answer says for certain what was done: it is a success, or this error means nothing was. */
export function isConclusive(error: unknown, { refused, lost }: Operation): boolean {
  if (!isKind(error, "ApiError")) return !error;
  const { status, body } = error as ApiError<number, { success?: unknown } | undefined>;
  // The service's own word that it failed; a gateway in front of it cannot know.
  if (status >= 500) return refused?.includes(status) === true && body?.success === false;
  // Some redirects follow on a request that was carried out.
  if (status >= 300 && status < 400) return lost === "safe";
  // The service gave up waiting, and does not say on what.
  return status !== 408;
}
