import type { Draft } from "./build-request.ts";
import type { Exchange } from "./exchange.ts";
import type { Exchanges } from "./exchanges.ts";
import type { Fetch } from "./fetch.ts";
import { fetchAsIs } from "./fetch-as-is.ts";
import type { RecordedAnswer } from "./recorded.ts";

export interface SendOptions {
  /** How long the answer may take. @default 30_000 */
  readonly timeoutMs?: number;
  /** @default the network */
  readonly fetch?: Fetch;
  /** Gets every request with its answer, or without one. */
  readonly exchanges?: Exchanges;
}

/** Longer texts are not kept, so that ten thousand answers fit into memory. */
const longestKept = 64 * 1024;

/** No usable answer came: unreachable, too slow, broken off or sent elsewhere. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
}

/**
 * Sends a request once. It is never sent again, whatever happens: the target may have acted on it.
 * @throws NoAnswerError when there is no answer; its message holds no credential
 */
export async function send(
  draft: Draft,
  { timeoutMs = 30_000, fetch = fetchAsIs, exchanges }: SendOptions = {},
): Promise<Exchange> {
  const { origin } = new URL(draft.url);
  const start = performance.now();
  const startedAt = Date.now();
  const body = draft.body && JSON.stringify(draft.body);
  const patience = new AbortController();
  // A signal of AbortSignal.timeout stays in memory until its time is over, long after the answer.
  const timer = setTimeout(() => patience.abort(new DOMException("", "TimeoutError")), timeoutMs);
  let exchange: Exchange;
  try {
    const request = new Request(draft.url, {
      method: draft.method,
      headers: draft.headers,
      ...(body !== undefined && { body }),
      redirect: "manual",
      signal: patience.signal,
    });
    const response = await fetch(request);
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - start);
    exchange = { status: response.status, headers: response.headers, text, milliseconds };
  } catch (cause) {
    record(Math.round(performance.now() - start));
    throw new NoAnswerError(`${origin} ${reasonOf(cause, timeoutMs)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
  record(exchange.milliseconds, exchange);
  const location = exchange.headers.get("location");
  if (exchange.status >= 300 && exchange.status < 400 && location !== null) {
    const to = URL.canParse(location, draft.url)
      ? new URL(location, draft.url).origin
      : "elsewhere";
    throw new NoAnswerError(
      `${origin} redirects to ${to} (${exchange.status}); redirects are not followed, since they would carry credentials along. Give the final address as --target`,
    );
  }
  return exchange;

  function record(milliseconds: number, answer?: Exchange): void {
    const { method, url, headers } = draft;
    exchanges?.add({
      ...{ method, url, requestHeaders: headers, requestBody: body, startedAt, milliseconds },
      ...(answer && { answer: recordedAnswer(answer) }),
    });
  }
}

function recordedAnswer({ status, headers, text }: Exchange): RecordedAnswer {
  const bytes = Buffer.byteLength(text);
  return { status, headers: [...headers], text: bytes > longestKept ? undefined : text, bytes };
}

function reasonOf(cause: unknown, timeoutMs: number): string {
  if (cause instanceof DOMException && cause.name === "TimeoutError") {
    return `did not answer within ${timeoutMs / 1000} s`;
  }
  if (cause instanceof RangeError) return cause.message;
  const code = codeOf(cause);
  if (code === "ECONNREFUSED") return "refuses connections: nothing listens there";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return "cannot be found: its name does not resolve";
  if (/CERT|SSL|TLS|SIGNATURE/.test(code)) return `has no trusted certificate (${code})`;
  if (/^(Z_|ERR_)/.test(code)) return `is not encoded as it says (${code})`;
  return `broke the connection${code && ` (${code})`}`;
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "";
  const { code } = cause as { code?: unknown };
  return typeof code === "string"
    ? code
    : codeOf(cause.cause ?? (cause as AggregateError).errors?.[0]);
}
