import { controlsOf } from "../sandbox/controls.ts";
import type { Fixtures } from "../target/fixtures.ts";
import type { Declared } from "../verdict/declared.ts";
import { type Answer, unanswered } from "./answer.ts";
import type { Flow, Journey } from "./flow.ts";
import { Missing } from "./missing.ts";

export interface Rehearsal extends Declared {
  /** The operations that the flows call, in order. */
  readonly operations: readonly string[];
  /** How many codes they read that were sent to a phone. */
  readonly codes: number;
  /** The fixtures that they ask for. */
  readonly fixtures: ReadonlySet<keyof Fixtures>;
  /** Operations whose answers a step has expectations of, and no rule looks at. */
  readonly unjudged: readonly string[];
}

/**
 * Goes through flows without sending anything. Flows do not branch, so this tells exactly which
 * operations they call and which requirements they decide.
 */
export async function rehearse(...flows: Flow[]): Promise<Rehearsal> {
  return rehearseWith(() => 1, ...flows);
}

/** @param callsToExhaust how many calls use up the limit of an operation, where that may be done */
export async function rehearseWith(
  callsToExhaust: Journey["callsToExhaust"],
  ...flows: Flow[]
): Promise<Rehearsal> {
  const operations: string[] = [];
  const unjudged = new Set<Answer>();
  let codes = 0;
  const fixtures = new Set<keyof Fixtures>();
  const [checked, answered, shape] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const notNow = new Missing("skip", "a rehearsal");
  const journey: Journey = {
    apiKey: "",
    sandbox: controlsOf(undefined),
    call(operation, _args, { expect } = {}): Promise<Answer> {
      operations.push(operation);
      const answer = unanswered(operation, notNow);
      if (expect !== undefined) unjudged.add(answer);
      return Promise.resolve(answer);
    },
    rule(id, given, check) {
      for (const answer of [given].flat() as Answer[]) unjudged.delete(answer);
      (check ? checked : answered).add(id);
    },
    shape(_answer, ...ids) {
      for (const id of ids) shape.add(id);
    },
    limitOf: () => ({ requests: 1, seconds: 1 }),
    callsToExhaust,
    longest: () => 1,
    code() {
      codes += 1;
      return Promise.resolve(notNow);
    },
    choice: () => undefined,
    fixture<N extends keyof Fixtures>(name: N): NonNullable<Fixtures[N]> | Missing {
      fixtures.add(name);
      return notNow;
    },
  };
  for (const flow of flows) await flow.run(journey);
  const left = [...unjudged].map(({ operation }) => operation);
  return { operations, codes, fixtures, checked, answered, shape, unjudged: left };
}
