import { createAdaptorServer } from "@hono/node-server";
import { createSandbox, type Sandbox } from "@partner-connectivity/sandbox";
import { createApp } from "./create-app.ts";

export interface Served {
  /** Without a trailing slash. */
  readonly url: string;
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}

/**
 * Serves the built site with a sandbox on loopback, and nowhere else: whoever reaches a sandbox
 * controls it.
 * @param options.site folder of the built site
 * @param options.port 0 takes a free one
 * @throws Error with `code: "EADDRINUSE"` when the port is taken
 */
export async function serveDocs(options: { site: string; port: number }): Promise<Served> {
  const sandbox = createSandbox();
  await sandbox.ready;
  const server = createAdaptorServer({ fetch: createApp(options.site, sandbox).fetch });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}`,
    sandbox,
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        if ("closeAllConnections" in server) server.closeAllConnections();
      });
      await sandbox.close();
    },
  };
}
