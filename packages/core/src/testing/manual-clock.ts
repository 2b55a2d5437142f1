import type { Clock } from "../clock.ts";

/** A clock for tests: its time moves when the test says so, and then everything that is due happens. */
export interface ManualClock extends Clock {
  /** Moves the time, stopping at every timer that comes due on the way. */
  advance(ms: number): Promise<void>;
  /** Moves the time from timer to timer until the promise is settled, and gives its result. */
  runUntil<Result>(promise: Promise<Result>): Promise<Result>;
  /** Lets no time pass while work goes on that the clock cannot see, such as that of a server. */
  hold<Result>(work: Promise<Result>): Promise<Result>;
}

interface Timer {
  readonly at: number;
  readonly wake: () => void;
}

/** @param start milliseconds since 1970 @default 2026-01-15T09:00:00Z */
export function manualClock(start: number = Date.UTC(2026, 0, 15, 9)): ManualClock {
  const timers = new Set<Timer>();
  let now = start;
  let held = 0;

  /** Lets everything happen that needs no time. */
  async function idle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet++) {
      await nextTurn();
      if (held > 0) quiet = 0;
    }
  }

  function fireNext(until: number): boolean {
    let next: Timer | undefined;
    for (const timer of timers) if (!next || timer.at < next.at) next = timer;
    if (!next || next.at > until) return false;
    timers.delete(next);
    now = Math.max(now, next.at);
    next.wake();
    return true;
  }

  return {
    now: () => now,
    after(ms, wake) {
      const timer = { at: now + ms, wake };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(ms) {
      const until = now + ms;
      await idle();
      while (fireNext(until)) await idle();
      now = until;
    },
    async runUntil(promise) {
      let isSettled = false;
      const settle = () => {
        isSettled = true;
      };
      promise.then(settle, settle);
      await idle();
      while (!isSettled) {
        if (!fireNext(Number.POSITIVE_INFINITY))
          throw new Error("Nothing is left that could settle the promise");
        await idle();
      }
      return promise;
    },
    hold(work) {
      held++;
      return work.finally(() => {
        held--;
      });
    },
  };
}

/** A message comes after all that is queued before it. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
