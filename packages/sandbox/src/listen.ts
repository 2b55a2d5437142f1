import type { Server, ServerResponse } from "node:http";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Sandbox } from "./create-sandbox.ts";
import { ConnectionDropped } from "./http/faults.ts";

export interface Listening {
  /** Base URL, without a trailing slash. */
  readonly url: string;
  /** Takes no more requests and waits for those that run. The sandbox stays open. */
  close(): Promise<void>;
}

/**
 * Serves a sandbox on a port.
 * @param options.port 0 takes a free one
 * @throws Error with `code: "EADDRINUSE"` when the port is taken
 */
export async function listen(
  sandbox: Pick<Sandbox, "fetch" | "ready">,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Listening> {
  await sandbox.ready;
  const answering = new Set<ServerResponse>();

  async function answer(request: Request, env: unknown): Promise<Response> {
    const outgoing = (env as HttpBindings).outgoing as ServerResponse;
    answering.add(outgoing);
    outgoing.once("close", () => answering.delete(outgoing));
    try {
      return await sandbox.fetch(request);
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error;
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  }

  const server = createAdaptorServer({ fetch: answer }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      const running = [...answering].filter(({ req }) => req.complete).map(answerTheLast);
      await Promise.all(running);
      // What is left has sent no request, or a part of one, and could keep the server for minutes.
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Has a connection end with the answer that it waits for. */
function answerTheLast(outgoing: ServerResponse): Promise<void> {
  outgoing.shouldKeepAlive = false;
  return new Promise((resolve) => outgoing.once("close", () => resolve()));
}
