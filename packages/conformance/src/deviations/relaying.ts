import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Layer } from "./deviation.ts";

/** Stands between a sandbox and the receiver of its webhooks, and delivers in another way what comes. */
export function relaying(deliver: (url: string, delivery: unknown) => Request): Layer {
  return (next) =>
    async function relay(request) {
      const isRegistration = request.method === "POST" && request.url.endsWith("/webhooks");
      if (!isRegistration) return next(request);
      const { url } = (await request.clone().json()) as { url: string };
      const server = createServer(async (incoming, outgoing) => {
        await fetch(deliver(url, JSON.parse(await text(incoming))));
        outgoing.end();
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      server.unref();
      const { port } = server.address() as AddressInfo;
      const body = JSON.stringify({ url: `http://127.0.0.1:${port}/` });
      return next(new Request(request, { body }));
    };
}
