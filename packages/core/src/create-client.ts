import { type Api, createApi } from "./api.ts";
import { attemptTimeout } from "./attempt-timeout.ts";
import { checkBaseUrl } from "./base-url.ts";
import { refuseBrowser } from "./browser.ts";
import { callOfRequest } from "./call-of-request.ts";
import type { CallOptions } from "./call-options.ts";
import type { ClientOptions } from "./client-options.ts";
import { systemClock } from "./clock.ts";
import { conclude } from "./conclude.ts";
import { createCall } from "./create-call.ts";
import { deadline } from "./deadline.ts";
import { type Answer, type Call, compose, type Layer } from "./fetch.ts";
import { checkHeaderValue } from "./header-value.ts";
import { idempotency } from "./idempotency.ts";
import type { Operation, Operations } from "./operation.ts";
import { eachItem } from "./paging.ts";
import { retry } from "./retry.ts";
import { send } from "./send.ts";
import { toResponse } from "./to-response.ts";
import type { Values } from "./url.ts";

/** What every client has beside its methods. */
export interface ClientBase<Paths> {
  /** The paths of the contract as openapi-fetch speaks of them, over the same layers. */
  readonly api: Api<Paths>;
  /**
   * A plain fetch over the same layers, for what the contract does not describe. Takes an address
   * under the base URL, or a path that begins with `/`. No status makes it throw, and the answer is
   * read to its end within the attempt's time.
   * @throws TypeError for an address elsewhere: the credential is for this service alone
   * @throws RateLimitError, NoAnswerError, OutcomeUnknownError when there is no answer to give back
   */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
}

export interface ClientSetup {
  readonly operations: Operations;
  readonly options: ClientOptions;
  readonly auth: Layer;
  readonly cache?: Layer;
  readonly budget?: Layer;
  /** Whether a call with an idempotency key may be repeated after its answer was lost. @default false */
  readonly replaysKeyed?: boolean | undefined;
}

const asIs: Layer = (next) => next;

/**
 * Makes a client: a method for each operation, `api` and `fetch`, all over the same layers.
 * @throws TypeError when baseUrl or apiKey cannot be used
 * @throws Error in a web page, unless that is allowed
 */
export function createClient<Methods extends object, Paths>({
  operations,
  options,
  auth,
  cache = asIs,
  budget = asIs,
  replaysKeyed,
}: ClientSetup): Methods & ClientBase<Paths> {
  refuseBrowser(options.dangerouslyAllowBrowser);
  checkHeaderValue("apiKey", options.apiKey);
  const { clock = systemClock, attemptTimeoutMs = 30_000, maxWaitMs = 10_000 } = options;
  const defaults = { baseUrl: checkBaseUrl(options.baseUrl), maxWaitMs };

  const pipeline = compose(
    // Looked up for each request, so that one who replaces the global fetch is heard.
    send(options.fetch ?? ((request) => globalThis.fetch(request))),
    deadline(clock),
    cache,
    idempotency(),
    retry(clock, replaysKeyed),
    budget,
    auth,
    attemptTimeout(clock, attemptTimeoutMs),
  );

  async function run(call: Call): Promise<Answer> {
    const answer = await pipeline(call).catch((error: unknown): Answer => ({ error }));
    return answer.error ? { ...answer, error: conclude(call, answer.error) } : answer;
  }

  function methodOf(operationId: string, operation: Operation) {
    const method = async (args?: Values, callOptions?: CallOptions) => {
      const call = createCall(defaults, operationId, operation, args, callOptions);
      const { payload, error } = await run(call);
      if (error) throw error;
      return payload;
    };
    const { page } = operation;
    if (!page) return method;
    const all = (args?: Values, callOptions?: CallOptions) =>
      eachItem(method, page, args, callOptions);
    return Object.assign(method, { all });
  }

  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const isPath = typeof input === "string" && input.startsWith("/");
    // A request that has the caller's signal listens to it for as long as it lives.
    const request = new Request(isPath ? defaults.baseUrl + input : input, {
      ...init,
      signal: null,
    });
    const signal = init?.signal ?? (input as Request).signal ?? null;
    return toResponse(await run(await callOfRequest(defaults, operations, request, signal)));
  }

  return {
    ...Object.fromEntries(
      Object.entries(operations).map(([id, operation]) => [id, methodOf(id, operation)]),
    ),
    api: createApi(fetch),
    fetch,
  } as never;
}
