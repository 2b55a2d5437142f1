import type { Clock } from "./clock.ts";

export interface ClientOptions {
  /** Address of the service, `https://…`. */
  readonly baseUrl: string;
  /** The key issued at onboarding. It belongs in no code that users get, and in no repository (5). */
  readonly apiKey: string;
  /** What sends the requests; a test gives a handler. @default the global `fetch` */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Time for one request and its answer, in milliseconds, above 0. @default 30000 */
  readonly attemptTimeoutMs?: number;
  /** How long a call may wait for its turn in a budget, in milliseconds. @default 10000 */
  readonly maxWaitMs?: number;
  /** Allow use in a web page, where everyone can read the key. @default false */
  readonly dangerouslyAllowBrowser?: boolean;
  /** @default the machine's clock */
  readonly clock?: Clock;
}
