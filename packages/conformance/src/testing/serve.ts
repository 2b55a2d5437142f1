import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is when it is a text, as JSON otherwise. */
  readonly body?: unknown;
}

export interface Served {
  readonly url: string;
  readonly received: readonly Received[];
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A server on a free port that answers what it is told, or breaks the connection for `"hang up"`. */
export async function serve(
  reply: (request: Received) => Reply | "hang up" | "silence" | Promise<Reply>,
): Promise<Served> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const call = { method, url, headers, body: await text(request) };
    received.push(call);
    const answer = await reply(call);
    if (answer === "silence") return;
    if (answer === "hang up") return void request.socket.destroy();
    const { status = 200, headers: own = {}, body } = answer;
    const type = typeof body === "string" ? "text/plain" : "application/json";
    response.writeHead(status, { "content-type": type, ...own });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, close, [Symbol.asyncDispose]: close };
}
