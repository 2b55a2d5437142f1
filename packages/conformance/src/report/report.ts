import type { Area } from "../contract/contract.ts";
import type { Step } from "../flow/session.ts";
import type { Bounds } from "../target/bounds.ts";
import type { Profile } from "../target/target.ts";
import type { Located } from "../verdict/attribute.ts";
import type { Verdict } from "../verdict/verdict.ts";

export interface Entry extends Verdict {
  readonly id: string;
  readonly area: Area;
  readonly kind: "fact" | "assumption";
  readonly level: "must" | "should";
  readonly rule: string;
}

/** What a run came to. Everything that is printed is made from this, and nothing in it is secret. */
export interface Report {
  readonly target: string;
  readonly profile: Profile;
  readonly contract: string;
  readonly areas: readonly Area[];
  readonly narrowed: boolean;
  readonly exitCode: number;
  readonly verified: number;
  readonly musts: number;
  /** Every must in scope is verified. */
  readonly conforms: boolean;
  readonly requirements: readonly Entry[];
  /** Failures of the target that no requirement answers for. */
  readonly failures: readonly Located[];
  readonly drifts: readonly Located[];
  /** What went wrong in the run itself. */
  readonly errors: readonly string[];
  readonly flows: readonly {
    readonly name: string;
    readonly area: Area;
    readonly steps: readonly Step[];
  }[];
  readonly requests: number;
  readonly used: Bounds;
}

export const isMust = ({ kind, level }: Entry): boolean => kind === "fact" && level === "must";

/** A value outside an open list is worth a look and breaks nothing. */
export const isVerified = ({ outcome }: Verdict): boolean =>
  outcome === "pass" || outcome === "warn";
