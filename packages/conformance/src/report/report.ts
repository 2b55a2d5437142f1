import type { Area } from "../contract/contract.ts";
import type { Step } from "../flow/session.ts";
import type { Bounds } from "../target/bounds.ts";
import type { Profile } from "../target/target.ts";
import type { Located } from "../verdict/attribute.ts";
import type { Verdict } from "../verdict/verdict.ts";
import type { ContractCoverage } from "./measure-coverage.ts";

/** What a baseline says of a requirement that fails, or did. */
export interface Expectation {
  readonly reason: string;
  /** The last day on which the failure is expected, as YYYY-MM-DD. */
  readonly expires: string;
  readonly state: "expected" | "unexpected-pass" | "expired" | "open";
}

export interface Entry extends Verdict {
  readonly id: string;
  readonly area: Area;
  readonly kind: "fact" | "assumption";
  readonly level: "must" | "should";
  readonly rule: string;
  /** Section of the service description. */
  readonly source: string;
  readonly operations: readonly string[];
  /** The flows that decide it; none when no flow does. */
  readonly flows: readonly string[];
  /** Where the documentation site explains it; absent when no site was named. */
  readonly docs?: string;
  /** Present when the baseline names it. */
  readonly baseline?: Expectation;
}

/** A step as reports have it. */
export interface ReportedStep extends Step {
  /** Its index among all steps of the run, which evidence and findings refer to. */
  readonly number: number;
  /** The request for a shell, with variables in place of credentials; on steps that something is wrong with. */
  readonly curl?: string;
}

export interface ReportedFlow {
  readonly name: string;
  readonly area: Area;
  readonly steps: readonly ReportedStep[];
}

/** What a run came to. Everything that is printed is made from this, and nothing in it is secret. */
export interface Report {
  /** Grows when a reader of an older report could misread a newer one. */
  readonly version: 1;
  readonly target: string;
  readonly profile: Profile;
  readonly contract: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly milliseconds: number;
  readonly areas: readonly Area[];
  readonly narrowed: boolean;
  readonly exitCode: number;
  readonly verified: number;
  readonly musts: number;
  /** Every must in scope is verified, on a target that is no mock. */
  readonly conforms: boolean;
  readonly requirements: readonly Entry[];
  /** Failures of the target that no requirement answers for. */
  readonly failures: readonly Located[];
  readonly drifts: readonly Located[];
  /** What went wrong in the run itself. */
  readonly errors: readonly string[];
  readonly flows: readonly ReportedFlow[];
  readonly coverage: ContractCoverage;
  readonly requests: number;
  readonly used: Bounds;
  /** The run went on where an earlier one broke off. */
  readonly resumed?: true;
}

export const isMust = ({ kind, level }: Pick<Entry, "kind" | "level">): boolean =>
  kind === "fact" && level === "must";

/** A value outside an open list is worth a look and breaks nothing. */
export const isVerified = ({ outcome }: Verdict): boolean =>
  outcome === "pass" || outcome === "warn";

/** Whether a failure is one that the baseline names and still allows. */
export const isExpected = ({ outcome, baseline }: Entry): boolean =>
  outcome === "fail" && baseline?.state === "expected";
