import { listenWithPrism, type Mock } from "./start-mock.ts";

/**
 * Puts Prism between a caller and a service on loopback: it passes everything on, and answers 500
 * itself where a request or an answer breaks the contract.
 */
export async function startProxy(upstream: string): Promise<Mock> {
  return await listenWithPrism(
    { port: 0, host: "127.0.0.1" },
    { isProxy: true, upstream: new URL(upstream), errors: true },
  );
}
