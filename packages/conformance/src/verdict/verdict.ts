/** What a run says of one requirement. The last three are for assumptions. */
export type Outcome =
  | "pass"
  | "fail"
  | "warn"
  | "skip"
  | "blocked"
  | "not-verified"
  | "error"
  | "confirmed"
  | "refuted"
  | "unobserved";

export interface Verdict {
  readonly outcome: Outcome;
  readonly reason?: string;
  /** Where it was seen to hold or to be broken. */
  readonly evidence?: readonly Evidence[];
}

/** One place where something was seen. */
export interface Evidence {
  /** Index of the step among all steps of the run. */
  readonly step: number;
  /** JSON pointer into the body, or `header NAME`; absent when the answer as a whole shows it. */
  readonly pointer?: string;
  readonly expected?: string;
  readonly seen?: string;
}

/** Why something is not verified. What follows a colon is particular to a requirement. */
export const reasons = {
  stateless: "a stateless target cannot show it",
  noCheck: "no flow of this run checks it",
  notSeen: "not every part of it was in the answers",
  notShown: "not every operation it speaks of was called",
  vague: "nothing in the answers could show it",
  unsound: "an answer it rests on was broken elsewhere",
  via: "seen only through an assumption that is not confirmed",
} as const;
