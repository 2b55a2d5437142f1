import type { Answer } from "./answer.ts";

/**
 * An answer that a rule builds on and does not look at: whatever came in place of the expected one, it
 * leaves the rule open and does not break it.
 */
export function given(answer: Answer): Answer {
  return { ...answer, instead: undefined };
}
