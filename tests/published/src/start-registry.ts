import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { runServer } from "verdaccio";

/** An npm registry on loopback which holds what is published to it and nothing else. */
export interface Registry {
  /** Its address, with a slash at the end, as npm writes it. */
  readonly url: string;
  close(): Promise<void>;
}

/** @param folder where it keeps what is published */
export async function startRegistry(folder: string): Promise<Registry> {
  const configPath = join(folder, "verdaccio.yaml"); // never written: paths are relative to it
  const server: Server = await runServer({
    configPath,
    self_path: configPath,
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd") } },
    packages: { "@partner-connectivity/*": { access: "$all", publish: "$all" } },
    uplinks: {},
    web: { enable: false },
    log: { type: "stdout", format: "pretty", level: "warn" },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
