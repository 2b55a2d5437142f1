import type { Clock } from "./clock.ts";
import type { Answer, Call, Layer } from "./fetch.ts";
import { readAnswer } from "./read-answer.ts";
import { untilAborted } from "./until-aborted.ts";

/** When there are more, the one that was first asked for goes. */
const MOST_ENTRIES = 1000;

interface Entry {
  readonly answer: Promise<Answer>;
  readonly subject: unknown;
  /** When it came; endlessly far off while it is under way. */
  at: number;
}

/**
 * Keeps successful answers for as long as the contract says. Equal calls at the same time share one
 * request, which goes on when one of them is aborted. A call that changes a `subject` (the argument
 * of that name) drops what is kept of it. Each client has a cache, so credentials never meet in one.
 */
export function cache(clock: Clock, subject: string): Layer {
  const entries = new Map<string, Entry>();

  /** Also what is under way: it can have been answered before the change. */
  function drop(changed: unknown): void {
    for (const [key, entry] of entries) if (entry.subject === changed) entries.delete(key);
  }

  return (next) => {
    function ask(call: Call, key: string): Promise<Answer> {
      const answer = next({ ...call, signal: null });
      const entry: Entry = { answer, subject: call.args[subject], at: Number.POSITIVE_INFINITY };
      const forget = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      entries.set(key, entry);
      answer.then(({ error, at = 0 }) => {
        entry.at = at;
        if (error) forget();
      }, forget);
      const [oldest] = entries.keys();
      if (entries.size > MOST_ENTRIES && oldest) entries.delete(oldest);
      return answer;
    }

    return async function cache(call) {
      const { operation, options, signal, args } = call;
      if (call.method !== "GET" && args[subject] !== undefined)
        return next(call).finally(() => drop(args[subject]));
      if (!operation?.cacheSeconds) return next(call);
      const kept = entries.get(call.url);
      // An answer that is still under way is as fresh as one could ask for.
      const goodUntil = kept ? kept.at + (options.fresh ? 0 : operation.cacheSeconds * 1000) : 0;
      if (!kept || clock.now() >= goodUntil) return untilAborted(ask(call, call.url), signal);
      const answer = await untilAborted(kept.answer, signal);
      const { response, text, error, at = 0 } = answer;
      if (error || !response || text === undefined) return answer;
      // A payload of its own, so that no caller changes what another one gets.
      return readAnswer(call, operation, response, text, at);
    };
  };
}
