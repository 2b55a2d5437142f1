import type { Area, RateLimit } from "../contract/contract.ts";
import type { Controls } from "../sandbox/controls.ts";
import type { Fixtures } from "../target/fixtures.ts";
import type { Args } from "../wire/build-request.ts";
import type { Answer } from "./answer.ts";
import type { Check } from "./check.ts";
import type { Expected } from "./expected.ts";
import type { Missing } from "./missing.ts";

/**
 * A way through one area. A journey goes step by step as its document has it,
 * `openapi/flows/NAME.arazzo.yaml`; a theme looks at what no journey meets.
 */
export interface Flow {
  readonly name: string;
  readonly area: Area;
  /** Every step of it rests on an earlier one, so it says nothing of a target without memory. */
  readonly needsMemory?: true;
  run(journey: Journey): Promise<void>;
}

export interface CallOptions {
  /** The access token, for the operations that take one; elsewhere another key. Null sends none. */
  readonly token?: string | null | Missing;
  /** The most that a spending step can cost in NGN. */
  readonly cost?: number | Missing;
  /**
   * What must come where the answer itself is what is looked at. Anything else then breaks the rules
   * that rest on it, rather than blocking them. @default the documented success, as a means to go on
   */
  readonly expect?: Expected;
  /** The request breaks the contract, for it to be refused. */
  readonly faulty?: true;
  /** False sends no `Accept` header. */
  readonly accept?: false;
}

export interface Journey {
  readonly apiKey: string;
  /** What only a sandbox can do; everything in it is missing elsewhere. */
  readonly sandbox: Controls;
  /** Sends one request, once, and checks the answer against the contract. */
  call(operation: string, args?: Args, options?: CallOptions): Promise<Answer>;
  /**
   * Decides a requirement by what the answers say; of several, the check looks at the last. Without a
   * check, that the expected answers came is all that the requirement asks for.
   */
  rule(id: string, answers: Answer | readonly Answer[], check?: Check): void;
  /**
   * Decides requirements that are all shape: a field is there, has a type, is one of some values, and
   * no other answer could contradict what else the rule says. They hold when each element which they
   * cover was seen in each of their operations, valid every time. A rule about what a value does or
   * how it goes with another one is never all shape; it takes a `rule`.
   */
  shape(answer: Answer, ...ids: string[]): void;
  /** The limit that the contract gives an operation. */
  limitOf(operation: string): RateLimit;
  /** How many calls use a limit up. One where nothing may be used up: on anything but a sandbox. */
  callsToExhaust(operation: string): number;
  /** The most characters that the contract allows a field of a request. */
  longest(operation: string, field: string): number;
  /** The code that an answer of `sendOtp` speaks of, from wherever this run can have it. */
  code(sent: Answer): Promise<string | Missing>;
  fixture<N extends keyof Fixtures>(name: N): NonNullable<Fixtures[N]> | Missing;
  /** What the user chose where the run has a choice of its own without it. */
  choice(name: "claimNumber" | "renewEmail"): string | undefined;
}
