import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Answer, answered, unanswered } from "../flow/answer.ts";
import { Missing } from "../flow/missing.ts";

/** Takes delivery webhooks on an address of this machine. */
export interface Receiver {
  readonly url: string;
  /** Stops, and gives what came as if it were the answer of an operation. */
  close(operation: string): Promise<Answer>;
}

export async function openReceiver(): Promise<Receiver> {
  const received: { method: string; type: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", headers } = request;
    received.push({ method, type: headers["content-type"] ?? "", body: await text(request) });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/deliveries`,
    async close(operation) {
      server.closeIdleConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      const [first] = received;
      if (!first) {
        const reason = "no delivery result was posted to the receiver of this run";
        return unanswered(operation, new Missing("blocked", reason), { instead: reason });
      }
      return answered(operation, {
        status: 200,
        headers: new Headers({ "content-type": first.type }),
        violations: [],
        drifts: [],
        seen: new Set(),
        secrets: [],
        body: { ...first, deliveries: received.map(({ body }) => parse(body)) },
      });
    },
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
