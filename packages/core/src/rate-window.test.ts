import fc from "fast-check";
import { expect, test } from "vitest";
import type { Call } from "./fetch.ts";
import { isRateLimitError } from "./rate-limit-error.ts";
import { rateWindow } from "./rate-window.ts";
import { manualClock } from "./testing/manual-clock.ts";

const PERIOD_MS = 1_000;

/** Each caller: when it comes, how long its call takes, how long it waits at most, whether it is urgent. */
const callers = fc.array(
  fc.record({
    comesMs: fc.nat(3_000),
    takesMs: fc.nat(400),
    maxWaitMs: fc.oneof(fc.nat(3_000), fc.constant(Number.POSITIVE_INFINITY)),
    isUrgent: fc.boolean(),
    abortsMs: fc.option(fc.nat(2_000), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 40 },
);

function waiting(maxWaitMs: number, signal: AbortSignal): Call {
  const progress = { sent: 0, open: 0, waitedMs: 0, turnAt: 0 };
  return { operationId: "call", options: { maxWaitMs }, signal, progress } as unknown as Call;
}

test("one that gives up in the very moment it is let in gives its place back", async () => {
  const clock = manualClock(0);
  const window = rateWindow(clock, { requests: 1, seconds: PERIOD_MS / 1000, per: "call" });
  const controller = new AbortController();
  await window.enter(waiting(0, new AbortController().signal), false);
  const second = window.enter(waiting(5_000, controller.signal), false);
  window.leave(false);
  controller.abort(new Error("enough"));
  await expect(second).rejects.toThrow("enough");
  expect(window.isIdle()).toBe(true);
});

test("whatever comes, no period sees more than its places, and none is lost", async () => {
  await fc.assert(
    fc.asyncProperty(callers, fc.integer({ min: 1, max: 5 }), async (all, places) => {
      const clock = manualClock(0);
      const window = rateWindow(clock, {
        requests: places,
        seconds: PERIOD_MS / 1000,
        per: "call",
      });
      const spans: { start: number; end: number }[] = [];
      const calls = all.map(async ({ comesMs, takesMs, maxWaitMs, isUrgent, abortsMs }) => {
        const controller = new AbortController();
        await new Promise<void>((resolve) => clock.after(comesMs, resolve));
        const reason = new Error("aborted");
        if (abortsMs !== undefined) clock.after(abortsMs, () => controller.abort(reason));
        try {
          await window.enter(waiting(maxWaitMs, controller.signal), isUrgent);
        } catch (error) {
          expect(error === reason || isRateLimitError(error)).toBe(true);
          expect(clock.now() - comesMs).toBeLessThanOrEqual(Math.min(maxWaitMs, abortsMs ?? 1e9));
          return;
        }
        const start = clock.now();
        expect(start - comesMs).toBeLessThanOrEqual(maxWaitMs);
        await new Promise<void>((resolve) => clock.after(takesMs, resolve));
        spans.push({ start, end: clock.now() });
        window.leave(true);
      });
      await clock.runUntil(Promise.all(calls));
      // The service may count a call at any moment between its start and its end.
      for (const { start } of spans) {
        const counted = spans.filter(
          (other) => other.start <= start && other.end > start - PERIOD_MS,
        );
        expect(counted.length).toBeLessThanOrEqual(places);
      }
      // Nothing is left taken: all places are free after a period.
      await clock.advance(PERIOD_MS);
      expect(window.isIdle()).toBe(true);
    }),
    { numRuns: process.env["DEEP"] ? 3_000 : 150 },
  );
});
