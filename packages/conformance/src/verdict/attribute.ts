import type { Finding } from "../check/finding.ts";
import type { Contract, Requirement } from "../contract/contract.ts";
import type { Coverage } from "../contract/covers.ts";
import type { Declared } from "./declared.ts";

/** A finding with the step whose answer showed it. */
export interface Located extends Finding {
  readonly flow: string;
  readonly operation: string;
  /** The response that was expected or documented, e.g. `getBalance.200`. */
  readonly response: string;
  /** The answer as a whole was not the expected one. */
  readonly status?: "other-success" | "unexpected";
}

interface Registry {
  readonly contract: Contract;
  readonly coverage: Coverage;
  readonly declared: Declared;
}

/**
 * The requirements that a finding breaks.
 *
 * Being valid never proves a rule by itself, since most rules say more than a schema can: only a flow
 * can declare that a rule is all shape. Being invalid breaks rules more widely, for what is not even a
 * number cannot be a price. So a finding breaks
 * 1. the rules at that element which a flow declares to be all shape, or else
 * 2. the rules at that element which nothing decides otherwise, or else
 * 3. what a flow declares to be the shape of the response around it.
 * Of these, something missing breaks facts first (assumptions say how a thing looks when it is there),
 * something wrong breaks assumptions first. A finding that breaks nothing by name is a failure still.
 */
export function attribute(registry: Registry, finding: Located): string[] {
  const { coverage, declared } = registry;
  const { operation, element, response } = finding;
  const at = (name: string) =>
    coverage
      .idsAt({ operation, element: name })
      .filter((id) => canBreak(requirementOf(registry, id)));
  const isShape = (id: string) => declared.shape.has(id);

  if (finding.status === "unexpected") return [];
  if (finding.status === "other-success") {
    const assumed = at(response).filter(
      (id) => declared.answered.has(id) && isAssumption(registry, id),
    );
    if (assumed.length > 0) return assumed;
    return at(response).filter(
      (id) => (isShape(id) || declared.answered.has(id)) && !isAssumption(registry, id),
    );
  }
  const candidates = [
    at(element).filter(isShape),
    element === response ? [] : at(element).filter((id) => isLeftToShape(registry, id)),
    at(response).filter(isShape),
  ];
  const broken = candidates.find((ids) => ids.length > 0) ?? [];
  const assumed = broken.filter((id) => isAssumption(registry, id));
  const facts = broken.filter((id) => !isAssumption(registry, id));
  const [first, second] = finding.missing ? [facts, assumed] : [assumed, facts];
  return first.length > 0 ? first : second;
}

function isLeftToShape(registry: Registry, id: string): boolean {
  const { checked, answered } = registry.declared;
  return !checked.has(id) && !answered.has(id) && !requirementOf(registry, id).stateful;
}

function canBreak({ kind, binds, unobservable }: Requirement): boolean {
  return kind !== "gap" && binds === "service" && unobservable === undefined;
}

function isAssumption(registry: Registry, id: string): boolean {
  return requirementOf(registry, id).kind === "assumption";
}

function requirementOf({ contract }: Registry, id: string): Requirement {
  const requirement = contract.requirements.get(id);
  if (!requirement) throw new Error(`The registry has no ${id}.`);
  return requirement;
}
