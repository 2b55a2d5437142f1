import type { Clock } from "./clock.ts";
import type { Answer, Call, Layer } from "./fetch.ts";
import { rateLimitError } from "./rate-limit-error.ts";
import { setRetrievedAt } from "./retrieved-at.ts";
import { untilAborted } from "./until-aborted.ts";

/** When there are more, the one that was kept first goes. */
const MOST_KEPT = 1000;

interface Kept {
  readonly call: Call;
  readonly answer: Answer;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
}

/** A request under way, with the call that asked for it. */
interface Asked {
  readonly call: Call;
  readonly answer: Promise<Answer>;
}

/**
 * Keeps successful answers for as long as the contract says, each until a newer one is there. Equal
 * calls at the same time share one request, which goes on when one of them is aborted. A call that
 * changes a `subject` (the argument of that name) drops what is kept of it. Each client has a cache,
 * so credentials never meet in one.
 */
export function cache(clock: Clock, subject: string): Layer {
  const kept = new Map<string, Kept>();
  const asked = new Map<string, Asked>();

  /** Also what is under way: it can have been answered before the change. */
  function drop(changed: unknown): void {
    for (const entries of [kept, asked])
      for (const [url, { call }] of entries)
        if (call.args[subject] === changed) entries.delete(url);
  }

  return (next) => {
    function ask(call: Call): Asked {
      const { url } = call;
      const request = { call, answer: next({ ...call, signal: null }) };
      asked.set(url, request);
      const settle = (answer: Answer) => {
        if (asked.get(url) !== request) return;
        asked.delete(url);
        if (answer.error) return;
        kept.set(url, { call, answer, at: clock.now() });
        const [oldest = ""] = kept.keys();
        if (kept.size > MOST_KEPT) kept.delete(oldest);
      };
      request.answer.then(settle, (error: unknown) => settle({ error }));
      return request;
    }

    /** The answer of a new request, or of an equal one that is under way. */
    function share(call: Call): Promise<Answer> {
      const request = asked.get(call.url) ?? ask(call);
      // It may wait for its turn with more patience than this call has.
      const { turnAt } = request.call.progress;
      if (turnAt - clock.now() > call.options.maxWaitMs) throw rateLimitError(call, turnAt);
      return untilAborted(request.answer, call.signal);
    }

    return async function cache(call) {
      const { operation, options, args } = call;
      const changed = args[subject];
      if (call.method !== "GET" && changed !== undefined)
        return next(call).finally(() => drop(changed));
      if (!operation?.cacheSeconds) return next(call);
      const old = options.fresh ? undefined : kept.get(call.url);
      // One from the future is there when the clock was set back.
      const isGood = old && Math.abs(clock.now() - old.at) < operation.cacheSeconds * 1000;
      const answer = isGood ? old.answer : await share(call);
      if (answer.error) return answer;
      // A copy, so that no caller changes what another one gets.
      const payload = structuredClone(answer.payload) as object;
      setRetrievedAt(payload, isGood ? old.at : clock.now());
      return { ...answer, payload };
    };
  };
}
