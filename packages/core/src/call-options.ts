interface ExtraOptions {
  /**
   * How long the call may wait for its turn in a budget, in milliseconds. When its turn is further
   * off it is refused at once with `RateLimitError`.
   * @default the client's `maxWaitMs`
   */
  readonly maxWaitMs?: number;
  /** Ask the service even when a kept answer would do. Waits its turn like any other request. */
  readonly fresh?: boolean;
  /**
   * Key of this logical call, in visible ASCII: one for each thing meant to happen, and the same for
   * its repeats. What the service does with a key it has seen is not shown (8).
   * @default a random UUID
   */
  readonly idempotencyKey?: string;
}

/** Options of one call: those that every call takes, and those of `Extra` that mean something for it. */
export type CallOptions<Extra extends keyof ExtraOptions = never> = {
  /** Ends the call, and every wait in it, at once. It takes back nothing that was sent. */
  readonly signal?: AbortSignal;
  /** Time for the whole call, repeats and waits included, in milliseconds, above 0. @default no limit */
  readonly timeoutMs?: number;
} & Pick<ExtraOptions, Extra>;
