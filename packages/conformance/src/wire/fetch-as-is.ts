import { once } from "node:events";
import { type Agent, type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** Statuses of answers that have no body. */
const empty = new Set([204, 205, 304]);

/** A server may encode what it sends to a client that names no encoding it would take. */
const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * Sends a request with the headers that it has: the global fetch adds an `Accept` where there is none.
 * Redirects come back as they are.
 * @param agent what opens the connections. @default the global one of Node
 */
export async function fetchAsIs(request: Request, agent?: Agent): Promise<Response> {
  const { url, method, signal } = request;
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
  const headers = { "user-agent": "partner-conformance", ...Object.fromEntries(request.headers) };
  const send = url.startsWith("https:") ? overHttps : overHttp;
  const outgoing = send(url, { agent, method, headers, signal });
  // What goes wrong once the answer has begun is told by the answer.
  outgoing.on("error", () => {});
  try {
    outgoing.end(body);
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    const { statusCode: status = 0, rawHeaders } = incoming;
    if (status > 599) throw new RangeError(`answered with ${status}, which is no status of HTTP`);
    const pairs = rawHeaders.flatMap((name, at): [string, string][] =>
      at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ""]] : [],
    );
    const decode = decoders[incoming.headers["content-encoding"]?.toLowerCase() ?? ""];
    const sent = Buffer.concat(await incoming.toArray());
    const bytes = decode && sent.length > 0 ? new Uint8Array(decode(sent)) : sent;
    return new Response(empty.has(status) ? null : bytes, { status, headers: pairs });
  } catch (error) {
    outgoing.destroy();
    // An abort has its reason on the signal, as with fetch.
    throw signal.aborted ? signal.reason : error;
  }
}
