import type { Clock } from "./clock.ts";
import type { Call } from "./fetch.ts";
import type { Bucket } from "./operation.ts";
import { rateLimitError } from "./rate-limit-error.ts";
import { untilAborted } from "./until-aborted.ts";

export interface RateWindow {
  /**
   * Takes a place, waiting for one if there is none. Urgent calls go before the others.
   * @throws RateLimitError when a place is further off than the call may still wait
   * @throws the signal's reason
   */
  enter(call: Call, isUrgent: boolean): Promise<void>;
  /** Gives the place back: free again after the period, or at once when nothing was sent. */
  leave(isUsed: boolean): void;
  /** Lets nobody in before that time. */
  close(until: number): void;
  /** Nobody is in it or waiting, no place is still taken, and it is not closed. */
  isIdle(): boolean;
}

/**
 * So many places in any period. A place is counted from the end of its call, because the service
 * counts from some moment between its start and its end; so it never sees more than it allows.
 */
export function rateWindow(clock: Clock, { requests: places, seconds }: Bucket): RateWindow {
  const periodMs = seconds * 1000;
  const queues = [new Set<() => void>(), new Set<() => void>()] as const;
  const [urgent, others] = queues;
  const ends: number[] = [];
  let active = 0;
  let closedUntil = 0;
  let cancelAlarm = () => {};

  /** Lets in whom there is room for, and sets the alarm for the next. */
  function admit(): void {
    const now = clock.now();
    // None can have ended later than now, unless the clock was set back.
    if ((ends.at(-1) ?? now) > now) ends.fill(now);
    while ((ends[0] ?? now) + periodMs <= now) ends.shift();
    cancelAlarm();
    for (const queue of queues)
      for (const enter of queue) {
        const waitMs = expected(0) - now;
        if (waitMs > 0) {
          cancelAlarm = clock.after(waitMs, admit);
          return;
        }
        queue.delete(enter);
        active++;
        enter();
      }
  }

  /** When the caller with so many before it gets in, if those that are active end now. */
  function expected(before: number): number {
    const now = clock.now();
    // Below 0 when there is a place now.
    const turn = before - places + active + ends.length;
    const free = (ends[turn % places] ?? now) + periodMs * (1 + Math.floor(turn / places));
    return Math.max(closedUntil, free);
  }

  return {
    async enter(call, isUrgent) {
      const { signal, options, progress } = call;
      const queue = isUrgent ? urgent : others;
      const patienceMs = options.maxWaitMs - progress.waitedMs;
      const asked = clock.now();
      let cancel = () => {};
      let enter = () => {};
      const place = new Promise<void>((resolve, reject) => {
        enter = resolve;
        queue.add(enter);
        admit();
        if (!queue.has(enter)) return;
        // At most so many go before it.
        const turn = () => expected(urgent.size + (isUrgent ? 0 : others.size) - 1);
        const refuse = () => {
          admit();
          if (queue.has(enter)) reject(rateLimitError(call, turn()));
        };
        progress.turnAt = turn();
        // It can take longer than expected.
        if (progress.turnAt - asked <= patienceMs) cancel = clock.after(patienceMs, refuse);
        else refuse();
      });
      try {
        await untilAborted(place, signal);
      } catch (error) {
        // It may have been let in at the very moment it gave up.
        if (!queue.delete(enter)) active--;
        admit();
        throw error;
      } finally {
        cancel();
        progress.turnAt = 0;
        progress.waitedMs += clock.now() - asked;
      }
    },

    leave(isUsed) {
      active--;
      if (isUsed) ends.push(clock.now());
      admit();
    },

    close(until) {
      closedUntil = until;
    },

    isIdle() {
      admit();
      return expected(places - 1 + urgent.size + others.size) <= clock.now();
    },
  };
}
