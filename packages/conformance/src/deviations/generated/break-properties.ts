import { mediaType } from "../../check/check-answer.ts";
import type { Validate } from "../../check/validator.ts";
import type { Contract } from "../../contract/contract.ts";
import type { Sighting } from "../../contract/sightings.ts";
import { breaking, type Generated, type Kind } from "./generated.ts";
import { propertiesOf, type Sample } from "./observe.ts";
import { changeAt } from "./place.ts";
import { ofAnotherType, ofAnotherValue } from "./wrong-values.ts";

type Wrong = (sighting: Sighting) => { readonly put: unknown } | undefined;

const ways: readonly { readonly kind: Kind; readonly how: string; readonly wrong: Wrong }[] = [
  { kind: "missing", how: "missing", wrong: () => undefined },
  { kind: "type", how: "of another type", wrong: ({ value }) => ({ put: ofAnotherType(value) }) },
  { kind: "value", how: "not allowed", wrong: ({ value }) => ({ put: ofAnotherValue(value) }) },
];

/**
 * Breaks each property of an answer in each way that its schema forbids, in the last place where it
 * stands: the end of a list is looked at as closely as its beginning.
 */
export function breakProperties(
  contract: Contract,
  validate: Validate,
  sample: Sample,
): Generated[] {
  const { operation, rule, answer, properties } = sample;
  const schema = rule.content.get(mediaType(answer));
  if (!schema) return [];
  return [...properties].flatMap(([element, sighting]) =>
    ways
      .filter(({ wrong }) => {
        const body = structuredClone(answer.body);
        changeAt(body, sighting.pointer, wrong(sighting));
        return validate(schema, body).some(({ instancePath }) =>
          sighting.pointer.startsWith(instancePath),
        );
      })
      .map(({ kind, how, wrong }) =>
        breaking(sample, {
          ...{ kind, how: `${element} ${how}` },
          elements: namesAt(sample, sighting.pointer),
          change(changed) {
            const met = propertiesOf(contract, operation, rule, changed).get(element);
            if (met) changeAt(changed.body, met.pointer, wrong(met));
          },
        }),
      ),
  );
}

/** Several schemas of one body may declare a property: `EsimEnvelope.code`, `CreateOrderResponse.code`. */
function namesAt({ properties }: Sample, pointer: string): string[] {
  return [...properties].filter(([, one]) => one.pointer === pointer).map(([name]) => name);
}
