import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A partner's address for webhooks, on a socket, for tests. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Answers this status from now on; 200 at first. */
  answer(status: number): void;
  /** What to do before each answer. */
  whenCalled(act: () => Promise<unknown>): void;
  /** Breaks the connection in place of an answer from now on. */
  hangUp(): void;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let status: number | undefined = 200;
  let act = async (): Promise<unknown> => undefined;
  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    received.push({ method, headers, body: await text(request) });
    await act();
    if (status === undefined) request.socket.destroy();
    else response.writeHead(status, { location: "/elsewhere" }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/deliveries`,
    received,
    answer: (next) => {
      status = next;
    },
    whenCalled: (next) => {
      act = next;
    },
    hangUp: () => {
      status = undefined;
    },
  };
}
