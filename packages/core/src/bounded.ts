import type { Clock } from "./clock.ts";
import type { Answer, Call, Fetch } from "./fetch.ts";
import { noAnswerError } from "./no-answer-error.ts";
import { untilAborted } from "./until-aborted.ts";

/**
 * Runs `next` under a signal of its own, which ends with the caller's signal or after `ms`. The call
 * ends then, even if `next` pays no attention to its signal. One controller and one timer:
 * `AbortSignal.any` with a timeout costs several times as much.
 * @throws TypeError for an `ms` that would end every call at once
 */
export async function bounded(call: Call, ms: number, clock: Clock, next: Fetch): Promise<Answer> {
  if (!(ms > 0)) throw new TypeError("timeoutMs and attemptTimeoutMs must be numbers above 0");
  const outer = call.signal;
  outer?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const onAbort = () => controller.abort(outer?.reason);
  outer?.addEventListener("abort", onAbort);
  const cancel = clock.after(ms, () =>
    controller.abort(noAnswerError(call, "timeout", `no answer within ${ms} ms`)),
  );
  try {
    return await untilAborted(next({ ...call, signal }), signal);
  } finally {
    cancel();
    outer?.removeEventListener("abort", onAbort);
  }
}
