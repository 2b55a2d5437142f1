import { fileURLToPath } from "node:url";
import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec, type IHttpConfig } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";

export interface MockOptions {
  /** TCP port; 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** Log each request and what the contract says of it. @default false */
  readonly verbose?: boolean;
}

export interface Mock {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the three areas of the contract with Prism on one base URL: stateless answers,
 * straight from the examples of the documents.
 * @throws Error that says what to do when the port is taken or the address cannot be listened on
 */
export async function startMock(options: MockOptions): Promise<Mock> {
  return await listenWithPrism(options, { isProxy: false, errors: false });
}

type Mode =
  | { readonly isProxy: false; readonly errors: boolean }
  | { readonly isProxy: true; readonly errors: boolean; readonly upstream: URL };

/** Starts Prism with the joined document, as a mock or as a proxy. */
export async function listenWithPrism(
  { port, host, verbose = false }: MockOptions,
  mode: Mode,
): Promise<Mock> {
  const contract = import.meta.resolve("@partner-connectivity/openapi/partner-connectivity.json");
  const operations = await getHttpOperationsFromSpec(fileURLToPath(contract));
  const config: IHttpConfig = {
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    upstreamProxy: undefined,
    mock: { dynamic: false },
    ...mode,
  };
  const logger = createLogger("mock", { level: verbose ? "info" : "silent" });
  const server = createServer(operations, { cors: true, config, components: { logger } });
  // Prism rejects with a string, not with an Error.
  const url = await server.listen(port, host).catch((reason) => {
    throw new Error(
      /EADDRINUSE/.test(String(reason))
        ? `Port ${port} on ${host} is taken: stop what uses it, or choose another (0 takes a free one).`
        : `Cannot listen on ${host}:${port}: ${reason}`,
    );
  });
  return { url, close: () => server.close() };
}
