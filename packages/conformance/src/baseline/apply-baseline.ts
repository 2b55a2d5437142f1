import { type Entry, type Expectation, isVerified } from "../report/report.ts";
import type { Baseline } from "./baseline.ts";

/**
 * Marks a verdict with what the baseline says of it. An expected failure stays a failure in every
 * report; it only no longer fails the run. One that passes does, so that the baseline gets shorter.
 */
export function applyBaseline(entry: Entry, baseline: Baseline | undefined, now: Date): Entry {
  const expected = baseline?.[entry.id];
  if (!expected) return entry;
  return { ...entry, baseline: { ...expected, state: stateOf(entry, expected.expires, now) } };
}

/** Of a requirement without a verdict the baseline says nothing: it neither failed nor passed. */
function stateOf(entry: Entry, expires: string, now: Date): Expectation["state"] {
  if (isVerified(entry)) return "unexpected-pass";
  if (entry.outcome !== "fail") return "open";
  return now.toISOString().slice(0, 10) > expires ? "expired" : "expected";
}
