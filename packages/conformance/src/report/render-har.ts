import type { Recorded, RecordedAnswer } from "../wire/recorded.ts";
import type { Redactor } from "./redactor.ts";

type Pairs = readonly (readonly [string, string])[];

/** Headers whose values are credentials, whatever the contract says of them. */
const secretHeaders = new Set(["authorization", "cookie", "set-cookie", "x-api-key", "api-key"]);

/**
 * Every exchange of a run as an HTTP archive (HAR 1.2), with all secrets taken out. It comes in pieces:
 * of a long run it is larger than all else that the runner holds.
 */
export function* renderHar(
  exchanges: Iterable<Recorded>,
  redactor: Redactor,
  comment: string,
): Generator<string> {
  const redact = (text: string) => redactor.redact(text);
  const pairs = (list: Pairs) =>
    list.map(([name, value]) => ({
      name,
      value: secretHeaders.has(name.toLowerCase()) ? "[redacted]" : redact(value),
    }));
  const entryOf = (exchange: Recorded) => {
    const { method, url, requestHeaders, requestBody, startedAt, milliseconds } = exchange;
    return {
      startedDateTime: new Date(startedAt).toISOString(),
      time: milliseconds,
      request: {
        method,
        url: redact(url),
        httpVersion: "HTTP/1.1",
        cookies: [],
        headers: pairs(Object.entries(requestHeaders)),
        queryString: pairs([...new URL(url).searchParams]),
        headersSize: -1,
        bodySize: requestBody === undefined ? 0 : Buffer.byteLength(requestBody),
        ...(requestBody !== undefined && {
          postData: { mimeType: "application/json", text: redact(requestBody) },
        }),
      },
      response: responseOf(exchange.answer, pairs, redact),
      cache: {},
      timings: { send: 0, wait: milliseconds, receive: 0 },
    };
  };
  const creator = { name: "partner-conformance", version: "1" };
  const head = JSON.stringify({ version: "1.2", creator, comment: redact(comment) });
  yield `{"log":${head.slice(0, -1)},"entries":[`;
  let separator = "\n";
  for (const exchange of exchanges) {
    yield separator + JSON.stringify(entryOf(exchange));
    separator = ",\n";
  }
  yield "\n]}}\n";
}

/** A request that got no answer has status 0, as browsers write it. */
function responseOf(
  answer: RecordedAnswer | undefined,
  pairs: (list: Pairs) => { name: string; value: string }[],
  redact: (text: string) => string,
): object {
  const { status = 0, headers = [], text, bytes = 0 } = answer ?? {};
  const mimeType = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  return {
    status,
    statusText: "",
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: pairs(headers),
    content: {
      size: bytes,
      mimeType,
      ...(text === undefined ? { comment: "too long to be kept" } : { text: redact(text) }),
    },
    redirectURL: "",
    headersSize: -1,
    bodySize: bytes,
  };
}
