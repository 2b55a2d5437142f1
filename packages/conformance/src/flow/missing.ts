export type Hindrance = "skip" | "bound" | "blocked" | "error";

/** A value or answer that did not come, and why. */
export class Missing {
  readonly outcome: Hindrance;
  readonly reason: string;

  constructor(outcome: Hindrance, reason: string) {
    this.outcome = outcome;
    this.reason = reason;
  }
}
