import { budget } from "../budget.ts";
import { cache } from "../cache.ts";
import type { CallOptions } from "../call-options.ts";
import type { ClientOptions } from "../client-options.ts";
import { type ClientBase, createClient } from "../create-client.ts";
import type { Layer } from "../fetch.ts";
import { keyAuth } from "../key-auth.ts";
import type { Buckets, Operations } from "../operation.ts";
import type { PagedMethod } from "../paging.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";

/** A contract of no area: one operation for each way in which the contract can tell them apart. */
export const operations: Operations = {
  readThing: { method: "GET", path: "/things/{id}", payload: ["id"], lost: "safe" },
  readOnce: { method: "GET", path: "/once/{id}", payload: ["id"], bucket: "once" },
  readKept: {
    method: "GET",
    path: "/things/{id}/kept",
    payload: ["id"],
    bucket: "once",
    cacheSeconds: 900,
  },
  listThings: {
    method: "GET",
    path: "/things",
    payload: "array",
    lost: "safe",
    cacheSeconds: 3600,
    page: { index: "page" },
  },
  turnPages: {
    method: "GET",
    path: "/pages",
    payload: ["data", "pages"],
    lost: "safe",
    page: { index: "number", items: "data", last: "pages" },
  },
  buyThing: { method: "POST", path: "/things", payload: ["id"] },
  changeThing: { method: "POST", path: "/things/{id}", payload: "null" },
  buyKeyed: { method: "POST", path: "/keyed", payload: ["id"], idempotencyKey: true },
  sendThing: {
    method: "POST",
    path: "/send",
    payload: ["id"],
    idempotencyKey: true,
    refused: [429, 502],
    bucket: "send",
  },
  sendUrgent: {
    method: "POST",
    path: "/urgent",
    payload: ["id"],
    refused: [429],
    bucket: "send",
  },
  exportThings: { method: "POST", path: "/export", payload: "body", refused: [429] },
};

const buckets: Buckets = {
  send: { per: "organisation", requests: 5, seconds: 60 },
  once: { per: "id", requests: 1, seconds: 900 },
};

type Values = Record<string, unknown>;
type Thing = { id: string };
type AnyOptions = CallOptions<"fresh" | "maxWaitMs" | "idempotencyKey">;
type Method<Payload> = (args?: Values, options?: AnyOptions) => Promise<Payload>;

export interface ThingMethods {
  readThing: Method<Thing>;
  readOnce: Method<Thing>;
  readKept: Method<Thing>;
  listThings: PagedMethod<Values, Thing[], Thing, AnyOptions>;
  turnPages: PagedMethod<Values, { data: Thing[]; pages: number }, Thing>;
  buyThing: Method<Thing>;
  changeThing: Method<null>;
  buyKeyed: Method<Thing>;
  sendThing: Method<Thing>;
  sendUrgent: Method<Thing>;
  exportThings: Method<string>;
}

export interface ThingClient extends ThingMethods, ClientBase<unknown> {}

export interface Setup extends Partial<ClientOptions> {
  auth?: Layer;
  replaysKeyed?: boolean;
}

/** A client of that contract whose requests go to `fetch`, on a clock that the test moves. */
export function thingClient(
  fetch: (request: Request) => Response | Promise<Response>,
  { auth, replaysKeyed, ...options }: Setup = {},
): ThingClient & { clock: ManualClock; requests: Request[] } {
  const clock = (options.clock ?? manualClock()) as ManualClock;
  const requests: Request[] = [];
  const client: ThingClient = createClient({
    operations,
    options: {
      baseUrl: "https://service.example",
      apiKey: "the-api-key",
      clock,
      fetch: async (request) => {
        requests.push(request.clone());
        return fetch(request);
      },
      ...options,
    },
    auth: auth ?? keyAuth("x-api-key", "the-api-key"),
    cache: cache(clock, "id"),
    budget: budget(clock, buckets, "sendUrgent"),
    replaysKeyed,
  });
  return { ...client, clock, requests };
}

export type Answering = () => Response | Promise<Response>;

/** Answers one after the other; the last one again and again. */
export function inTurn(...answers: readonly Answering[]): () => Promise<Response> {
  let turn = 0;
  return async () => {
    const answer = answers[Math.min(turn++, answers.length - 1)];
    if (!answer) throw new Error("no answer was given");
    return answer();
  };
}

export const thing = (): Response => Response.json({ success: true, data: { id: "1" } });

export const refusal =
  (status: number, headers: Record<string, string> = {}) =>
  (): Response =>
    Response.json({ success: false, message: "No." }, { status, headers });

/** What fetch throws when the connection breaks. */
export const reset = (): never => {
  throw new TypeError("fetch failed", {
    cause: Object.assign(new Error(), { code: "ECONNRESET" }),
  });
};

/** Never answers, and pays no attention to the signal. */
export const silence = (): Promise<Response> => new Promise(() => {});
