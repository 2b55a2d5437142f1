import { untilAborted } from "./until-aborted.ts";

/** Where the client takes its time from; a test passes one that it moves itself. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `wake` once, `ms` from now, unless the function it returns is called before. */
  after(ms: number, wake: () => void): () => void;
}

/** Longer timers fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The machine's own clock. A process stays for as long as one of its calls waits. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, wake) {
    const timer = setTimeout(wake, Math.min(ms, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  },
};

/** Waits, and rejects with the signal's reason as soon as it is aborted. */
export async function sleep(clock: Clock, ms: number, signal?: AbortSignal | null): Promise<void> {
  let cancel: (() => void) | undefined;
  const waited = new Promise<void>((wake) => {
    cancel = clock.after(ms, wake);
  });
  await untilAborted(waited, signal).finally(cancel);
}
