import { Agent, request as send } from "node:https";
import { Readable } from "node:stream";
import type { Fetch } from "./fetch.ts";

/**
 * A fetch that takes whatever certificate one host shows; every other host is checked as always. Redirects
 * come back as they are. For a target of one's own: whoever stands in between reads the credentials.
 */
export function fetchSelfSigned(target: URL): Fetch {
  const agent = new Agent({ rejectUnauthorized: false, keepAlive: true });
  return async function fetchSelfSigned(request) {
    const { origin, protocol } = new URL(request.url);
    if (origin !== target.origin || protocol !== "https:") return fetch(request);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    return new Promise((resolve, reject) => {
      const { method, signal } = request;
      const headers = {
        ...Object.fromEntries(request.headers),
        ...(body && { "content-length": String(body.length) }),
      };
      const outgoing = send(request.url, { agent, method, headers, signal }, (incoming) => {
        const { statusCode = 0, rawHeaders } = incoming;
        const pairs = rawHeaders.flatMap((name, at): [string, string][] =>
          at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ""]] : [],
        );
        const isEmpty = [204, 205, 304].includes(statusCode);
        const stream = isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
        if (isEmpty) incoming.resume();
        resolve(new Response(stream, { status: statusCode, headers: pairs }));
      });
      // An abort has its reason on the signal, as with fetch.
      outgoing.on("error", (error) => reject(signal.aborted ? signal.reason : error));
      outgoing.end(body);
    });
  };
}
