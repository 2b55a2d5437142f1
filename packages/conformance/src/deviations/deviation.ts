import type { Fetch } from "../wire/fetch.ts";

/** Turns a service into one that deviates. What it keeps between two calls, it keeps for one run. */
export type Layer = (next: Fetch) => Fetch;

/** One way in which a service can break its contract, to prove that a run catches it. */
export interface Deviation {
  /** What the service does, told as it would be reported. Unique. */
  readonly name: string;
  /** The requirement that is broken: a fact fails, an assumption is refuted. */
  readonly breaks: string;
  /** Requirements that cannot hold either while this one is broken. */
  readonly alsoBreaks?: readonly string[];
  /** A value that is not among the known ones of an open list is worth a look, and no failure. */
  readonly isDrift?: true;
  /** Operations whose answers the layer changes, now or later in the run. */
  readonly operations: readonly string[];
  readonly layer: Layer;
}
