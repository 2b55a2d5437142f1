import type { Validate } from "../../check/validator.ts";
import type { Contract } from "../../contract/contract.ts";
import { breakAnswers } from "./break-answers.ts";
import { breakProperties } from "./break-properties.ts";
import type { Generated } from "./generated.ts";
import type { Sample } from "./observe.ts";

/** Every way to break what a run was shown, as far as the contract forbids it. */
export function generate(
  contract: Contract,
  validate: Validate,
  samples: readonly Sample[],
): readonly Generated[] {
  const all = samples.flatMap((sample) => [
    ...breakAnswers(contract, sample),
    ...breakProperties(contract, validate, sample),
  ]);
  return [...new Map(all.map((one) => [one.name, one])).values()];
}
