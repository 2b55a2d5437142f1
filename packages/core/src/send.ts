import type { Call, Fetch } from "./fetch.ts";
import { isConclusive } from "./is-conclusive.ts";
import { noAnswerError } from "./no-answer-error.ts";
import { readAnswer } from "./read-answer.ts";

/** Codes of Node's network errors that come before anything is sent. */
const NOTHING_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

/** The innermost fetch: makes the request, and reads the answer to its end. */
export function send(fetch: (request: Request) => Promise<Response>): Fetch {
  return async function send(call: Call) {
    const { operation, progress, signal } = call;
    // A redirect could lead the credential anywhere.
    const request = new Request(call.url, { ...call, redirect: "manual" });
    progress.sent++;
    progress.open++;
    try {
      const response = await fetch(request);
      const bytes = await response.arrayBuffer();
      const answer = operation ? readAnswer(call, operation, response, bytes) : { response, bytes };
      // What comes after the attempt was given up changes nothing any more.
      if (!signal?.aborted && isConclusive(answer.error, operation)) progress.open--;
      return answer;
    } catch (cause) {
      const reason = (cause as { cause?: { code?: unknown; data?: unknown } } | undefined)?.cause;
      // A parser's error holds what the service sent, and a log would show it.
      delete reason?.data;
      const code = String(reason?.code);
      const isUnsent = !signal?.aborted && NOTHING_SENT.test(code);
      if (isUnsent) {
        progress.sent--;
        progress.open--;
      }
      throw noAnswerError(call, "network", isUnsent ? code : "no answer", { cause });
    }
  };
}
