import type { Clock } from "./clock.ts";
import type { Layer } from "./fetch.ts";
import { checkHeaderValue } from "./header-value.ts";
import { untilAborted } from "./until-aborted.ts";

export interface Token {
  readonly value: string;
  readonly lifetimeSeconds: number;
}

/** How long before its end a token is no longer used. */
const MARGIN_MS = 300_000;

/**
 * Sends a bearer token that `exchange` gets.
 *
 * | token                | a call comes                   | the call is answered 401                    |
 * |----------------------|--------------------------------|---------------------------------------------|
 * | none, or near its end | exchange, one at a time for all |                                            |
 * | good                 | use it                         | forget it unless replaced; exchange; send once more |
 * | exchange failed      | exchange anew                  |                                             |
 *
 * A 401 means that nothing was done, so sending the call once more is safe whatever it does.
 */
export function tokenAuth(clock: Clock, exchange: () => Promise<Token>): Layer {
  let current: { value: string; until: number } | undefined;
  let pending: Promise<string> | undefined;

  async function renew(): Promise<string> {
    // Counted from before the exchange: the service cannot have begun earlier.
    const now = clock.now();
    try {
      const { value, lifetimeSeconds } = await exchange();
      checkHeaderValue("access_token", value);
      const lifetimeMs = lifetimeSeconds * 1000;
      current = { value, until: now + lifetimeMs - Math.min(MARGIN_MS, lifetimeMs / 2) };
      return value;
    } finally {
      pending = undefined;
    }
  }

  async function token(): Promise<string> {
    if (current && clock.now() < current.until) return current.value;
    pending ??= renew();
    return pending;
  }

  return (next) =>
    async function tokenAuth(call) {
      if (call.operation?.anonymous) return next(call);
      for (let replayed = false; ; replayed = true) {
        const value = await untilAborted(token(), call.signal);
        call.headers["authorization"] = `Bearer ${value}`;
        const answer = await next(call);
        if (answer.response?.status !== 401 || replayed) return answer;
        if (current?.value === value) current = undefined;
      }
    };
}
