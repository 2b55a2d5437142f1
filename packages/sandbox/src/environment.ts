import type { ClockMode } from "./clock.ts";
import type { Store } from "./store/open-store.ts";

/** What all organisations of one sandbox share. */
export interface Environment {
  readonly store: Store;
  readonly seed: number;
  readonly mode: ClockMode;
  /** Whether every answer is checked against the contract. */
  readonly strict: boolean;
  /** Aborted once the sandbox closes: nothing new is begun. */
  readonly closing: AbortSignal;
}
