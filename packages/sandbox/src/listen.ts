import type { Server } from "node:http";
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
  let closing = false;

  async function answer(request: Request, env: unknown): Promise<Response> {
    const { outgoing } = env as HttpBindings;
    try {
      return await sandbox.fetch(request);
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error;
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    } finally {
      // What was running when the server began to close must not keep its connection open.
      if (closing) outgoing.once("finish", () => setImmediate(() => server.closeIdleConnections()));
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
    close() {
      closing = true;
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
