import type { Area } from "../contract/contract.ts";
import type { Fixtures } from "../target/fixtures.ts";
import type { Args } from "../wire/build-request.ts";
import type { Answer } from "./answer.ts";
import type { Check } from "./check.ts";
import type { Missing } from "./missing.ts";

/** One documented journey, step by step as its Arazzo document has it. */
export interface Flow {
  /** The name of its document: `openapi/flows/NAME.arazzo.yaml`. */
  readonly name: string;
  readonly area: Area;
  run(journey: Journey): Promise<void>;
}

export interface CallOptions {
  /** The access token, for the operations that take one. */
  readonly token?: string | Missing;
  /** The most that a spending step can cost in NGN. */
  readonly cost?: number | Missing;
}

export interface Journey {
  readonly apiKey: string;
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
  fixture<N extends keyof Fixtures>(name: N): NonNullable<Fixtures[N]> | Missing;
}
