import { type ManualClock, manualClock } from "../../../core/src/testing/manual-clock.ts";
import { createEsimClient, type EsimClient } from "../create-esim-client.ts";

export type Answering = (request: Request) => Response | Promise<Response>;

export interface Setup {
  readonly client: EsimClient;
  readonly clock: ManualClock;
  /** All requests but those for tokens. */
  readonly requests: Request[];
  readonly exchanges: () => number;
}

/** A client whose requests go to `answer`, but for the token exchange. */
export function esimClient(answer: Answering): Setup {
  const clock = manualClock();
  const requests: Request[] = [];
  let exchanges = 0;
  const client = createEsimClient({
    baseUrl: "https://service.example",
    apiKey: "the-api-key",
    clock,
    fetch: async (request) => {
      if (request.url.endsWith("/customer/v2/token")) {
        const data = {
          access_token: `token-${++exchanges}`,
          token_type: "Bearer",
          expires_in: 86_400,
        };
        return Response.json({ success: true, code: "OK", message: "", timestamp: "", data });
      }
      requests.push(request.clone());
      return answer(request);
    },
  });
  return { client, clock, requests, exchanges: () => exchanges };
}

export const envelope = (data: unknown): Response =>
  Response.json({ success: true, code: "OK", message: "ok", data, timestamp: "" });

/** What fetch throws when the connection breaks. */
export const reset = (): never => {
  throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
};
