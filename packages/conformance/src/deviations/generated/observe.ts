import { mediaType } from "../../check/check-answer.ts";
import { type Contract, operationOf, type ResponseRule } from "../../contract/contract.ts";
import { type Sighting, sightingsIn } from "../../contract/sightings.ts";
import type { Layer } from "../deviation.ts";
import { handling } from "../layers.ts";
import type { Answered } from "../message.ts";

/** An answer that a run was given, as a sample to break. */
export interface Sample {
  readonly operation: string;
  readonly rule: ResponseRule;
  readonly answer: Answered;
  /** Properties that were there, with the last place where each stood. */
  readonly properties: ReadonlyMap<string, Sighting>;
}

/** A layer that changes nothing, and keeps an answer whenever it shows a property for the first time. */
export function observing(contract: Contract, samples: Sample[]): Layer {
  return handling([...contract.operations.keys()], () => async (asked, forward) => {
    const answer = await forward(asked);
    const { operation } = asked;
    const rule = operationOf(contract, operation).responses.get(answer.status);
    if (!rule) return answer;
    const properties = propertiesOf(contract, operation, rule, answer);
    const alike = samples.filter((known) => known.rule === rule);
    const isNew = [...properties.keys()].some((name) => !alike.some((s) => s.properties.has(name)));
    if (isNew || alike.length === 0) {
      samples.push({ operation, rule, properties, answer: structuredCloneOf(answer) });
    }
    return answer;
  });
}

function structuredCloneOf({ status, headers, body }: Answered): Answered {
  return { status, headers: new Headers(headers), body: structuredClone(body) };
}

/** The declared properties that an answer has, with the last place where each stands. */
export function propertiesOf(
  { components }: Contract,
  operation: string,
  { status, content }: ResponseRule,
  { headers, body }: Answered,
): Map<string, Sighting> {
  const schema = content.get(mediaType({ headers }));
  if (!schema || typeof body === "string") return new Map();
  const place = { owner: `${operation}.${status}`, pointer: "", sensitive: false };
  const there = sightingsIn(components, schema, body, place).filter(({ present }) => present);
  return new Map(there.map((sighting) => [sighting.element, sighting]));
}
