import { fixtureNames } from "../config/config-schema.ts";
import { operationOf, type RateLimit } from "../contract/contract.ts";
import { longestOf } from "../contract/longest-of.ts";
import { controlsOf } from "../sandbox/controls.ts";
import type { Fixtures } from "../target/fixtures.ts";
import type { Gathered } from "../verdict/ledger.ts";
import type { Answer } from "./answer.ts";
import { callOperation } from "./call-operation.ts";
import { seenBy } from "./check.ts";
import type { Flow, Journey } from "./flow.ts";
import { Missing } from "./missing.ts";
import { readCode } from "./read-code.ts";
import type { Session } from "./session.ts";

const lost =
  "an earlier answer of its flow was lost, so that it cannot be told why it looks broken";

/** A journey that really sends. */
export function createJourney(session: Session, flow: Flow): Journey {
  const { ledger } = session;
  const shownHere = new Map<string, string[]>();
  const openHere = new Set<string>();

  /** Within a flow the checks of a rule are its parts: one that is missing leaves all of it open. */
  function leaveOpen(id: string, missing: Missing): void {
    const evidence = ledger.evidenceOf(id);
    evidence.missing.push(missing);
    openHere.add(id);
    for (const operation of shownHere.get(id) ?? []) evidence.shownBy.delete(operation);
  }

  function show(id: string, { operation, step }: Answer): void {
    const { shownBy, shownIn } = ledger.evidenceOf(id);
    if (openHere.has(id)) return;
    if (step !== undefined) shownIn.add(step);
    if (shownBy.has(operation)) return;
    shownBy.add(operation);
    shownHere.set(id, [...(shownHere.get(id) ?? []), operation]);
  }

  /** What looks broken after a lost answer may come from a request that was acted on or was not. */
  function breakRule(id: string, broken: Gathered["broken"][number]): void {
    if (session.unsure.has(flow.name)) leaveOpen(id, new Missing("error", lost));
    else ledger.evidenceOf(id).broken.push(broken);
  }

  function limitOf(operation: string): RateLimit {
    const { rateLimit } = operationOf(session.contract, operation);
    if (!rateLimit) throw new Error(`The contract gives ${operation} no limit.`);
    return rateLimit;
  }

  return {
    sandbox: controlsOf(session.world),
    apiKey: session.credentials[flow.area] ?? "",
    call(operation, args = {}, options = {}) {
      return callOperation(session, flow.name, operation, args, options);
    },
    rule(id, given, check) {
      const answers = [given].flat() as Answer[];
      const missing = answers.find((answer) => answer.missing && !answer.instead)?.missing;
      if (missing) return leaveOpen(id, missing);
      const other = answers.find((answer) => answer.instead);
      if (other?.instead) {
        const { instead, step = 0 } = other;
        return breakRule(id, { step, seen: instead, text: instead });
      }
      const subject = answers.at(-1)?.checked;
      const judgement = check && subject ? check(subject) : true;
      if (judgement === true) {
        for (const answer of answers) show(id, answer);
      } else if (judgement !== undefined) {
        const hidden = new Set(answers.flatMap(({ checked }) => checked?.secrets ?? []));
        const text = seenBy(judgement, hidden);
        const step = answers.at(-1)?.step ?? 0;
        const { pointer = "" } = typeof judgement === "object" ? judgement : {};
        // A pointer stands beside what was seen there.
        const seen = pointer === "" ? text : text.slice(`${pointer} is `.length);
        breakRule(id, { step, ...(pointer !== "" && { pointer }), seen, text });
      }
    },
    shape(answer, ...ids) {
      if (!answer.missing) return;
      for (const id of ids) ledger.evidenceOf(id).missing.push(answer.missing);
    },
    limitOf,
    callsToExhaust: (operation) => (session.world ? limitOf(operation).requests : 1),
    longest: (operation, field) => longestOf(session.contract, operation, field),
    code: (sent) => readCode(session, sent),
    choice: (name) => session.fixtures[name],
    fixture<N extends keyof Fixtures>(name: N): NonNullable<Fixtures[N]> | Missing {
      return session.fixtures[name] ?? new Missing("skip", whyWithout(name));
    },
  };
}

function whyWithout(name: keyof Fixtures): string {
  if (!fixtureNames.includes(name)) return "only a sandbox can be made to show it";
  return `it needs the fixture ${name}; give it with --fixtures FILE`;
}
