import { loadContract } from "../contract/load-contract.ts";
import type { Fetch } from "../wire/fetch.ts";
import type { Layer } from "./deviation.ts";
import {
  type Answered,
  type Asked,
  readRequest,
  readResponse,
  writeRequest,
  writeResponse,
} from "./message.ts";
import { operationFinderOf } from "./operation-at.ts";

const operationAt = operationFinderOf(loadContract());

/** Sends a request on to the service that keeps its contract. */
export type Forward = (asked: Asked) => Promise<Answered>;
/** How one operation is answered. `forward` may be called never, once or several times. */
export type Handle = (asked: Asked, forward: Forward) => Promise<Answered>;

/** What a deviation can know beside the request at hand. */
export interface Circumstances {
  /** Seconds by which the control plane has moved the clock since the flow began. */
  readonly elapsed: () => number;
  /** Counts the flows: each begins with its organisation as new. */
  readonly flow: () => number;
  /** Asks the control plane of the sandbox about the organisation of this run. */
  readonly control: (method: string, path: string, body?: object) => Promise<unknown>;
}

/** Answers the requests of some operations in another way; what it keeps belongs to one run. */
export function handling(
  operations: readonly string[],
  begin: (circumstances: Circumstances) => Handle,
): Layer {
  return (next: Fetch) => {
    let seconds = 0;
    let flow = 0;
    let organisation = "";
    const handle = begin({
      elapsed: () => seconds,
      flow: () => flow,
      async control(method, path, body) {
        const headers = { "content-type": "application/json" };
        const init = body ? { method, headers, body: JSON.stringify(body) } : { method };
        const text = await (await next(new Request(`${organisation}/${path}`, init))).text();
        return text === "" ? undefined : JSON.parse(text);
      },
    });
    return async function deviate(request) {
      const operation = operationAt(request);
      if (operation === undefined) {
        if (request.url.endsWith("/reset")) {
          organisation = request.url.slice(0, -"/reset".length);
          seconds = 0;
          flow += 1;
        }
        if (request.method === "POST" && request.url.endsWith("/clock")) {
          seconds += ((await request.clone().json()) as { advance_seconds: number })
            .advance_seconds;
        }
      }
      if (operation === undefined || !operations.includes(operation)) return next(request);
      const forward: Forward = async (asked) =>
        readResponse(await next(writeRequest(request, asked)));
      return writeResponse(await handle(await readRequest(operation, request), forward));
    };
  };
}

/** Changes the answers of an operation. */
export function answering(
  operation: string,
  change: (answer: Answered, asked: Asked) => void,
): Layer {
  return handling([operation], () => async (asked, forward) => {
    const answer = await forward(asked);
    change(answer, asked);
    return answer;
  });
}

/** Changes what the successful answers of an operation carry. */
export function answeringWell(
  operation: string,
  // biome-ignore lint/suspicious/noExplicitAny: the body of any operation, to be changed at will.
  change: (body: any, asked: Asked) => void,
): Layer {
  return answering(operation, (answer, asked) => {
    if (answer.status === 200) change(answer.body, asked);
  });
}

/** Has the service understand a request as another one: a filter ignored, a bound not held. */
export function hearing(operation: string, change: (asked: Asked) => void): Layer {
  return handling([operation], () => (asked, forward) => {
    change(asked);
    return forward(asked);
  });
}
