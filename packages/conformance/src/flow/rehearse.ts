import { controlsOf } from "../sandbox/controls.ts";
import type { Fixtures } from "../target/fixtures.ts";
import type { Declared } from "../verdict/declared.ts";
import { type Answer, unanswered } from "./answer.ts";
import type { Flow, Journey } from "./flow.ts";
import { Missing } from "./missing.ts";

export interface Rehearsal extends Declared {
  /** The operations that the flows call, in order. */
  readonly operations: readonly string[];
  /** The fixtures that they ask for. */
  readonly fixtures: ReadonlySet<keyof Fixtures>;
}

/**
 * Goes through flows without sending anything. Flows do not branch, so this tells exactly which
 * operations they call and which requirements they decide.
 */
export async function rehearse(...flows: Flow[]): Promise<Rehearsal> {
  const operations: string[] = [];
  const fixtures = new Set<keyof Fixtures>();
  const [checked, answered, shape] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const notNow = new Missing("skip", "a rehearsal");
  const journey: Journey = {
    apiKey: "",
    sandbox: controlsOf(undefined),
    call(operation): Promise<Answer> {
      operations.push(operation);
      return Promise.resolve(unanswered(operation, notNow));
    },
    rule(id, _answers, check) {
      (check ? checked : answered).add(id);
    },
    shape(_answer, ...ids) {
      for (const id of ids) shape.add(id);
    },
    limitOf: () => ({ requests: 1, seconds: 1 }),
    longest: () => 1,
    fixture<N extends keyof Fixtures>(name: N): NonNullable<Fixtures[N]> | Missing {
      fixtures.add(name);
      return notNow;
    },
  };
  for (const flow of flows) await flow.run(journey);
  return { operations, fixtures, checked, answered, shape };
}
