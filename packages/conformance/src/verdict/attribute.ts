import type { Finding } from "../check/finding.ts";
import type { Contract, Requirement } from "../contract/contract.ts";
import type { Coverage } from "../contract/covers.ts";
import { type Declared, isDeclared } from "./declared.ts";
import { isJudged } from "./is-judged.ts";
import type { Ledger } from "./ledger.ts";

/** A finding with the step whose answer showed it. */
export interface Located extends Finding {
  readonly flow: string;
  readonly operation: string;
  /** Index of the step among all steps of the run. */
  readonly step: number;
  /** The response that was expected or documented, e.g. `getBalance.200`. */
  readonly response: string;
  /** The answer as a whole was not the expected one. */
  readonly status?: "other-success" | "absent" | "gone" | "unacceptable" | "unexpected";
}

interface Registry {
  readonly contract: Contract;
  readonly coverage: Coverage;
  readonly declared: Declared;
  readonly ledger: Ledger;
  /** The target keeps nothing between two calls. */
  readonly stateless: boolean;
}

/**
 * The requirements that a finding breaks.
 *
 * Being valid never proves a rule by itself, since most rules say more than a schema can: only a flow
 * can declare that a rule is all shape. Being invalid breaks rules more widely, for what is not even a
 * number cannot be a price. So a finding breaks the first of these that there are:
 * 0. in a refusal, the assumptions that are all shape and say what the whole of it looks like;
 *    where something is missing, the assumptions that it is there whose checks have found that it is not;
 *    where a value of the right type is not allowed, the rules at that element whose checks are about it,
 * 1. the rules at that element which a flow declares to be all shape,
 * 2. the rules at that element which no flow checks,
 * 3. the rules at that element whose checks had no valid value to look at,
 * 4. the rules at that element that take memory, where the target has one and a flow checks them,
 * 5. what a flow declares to be the shape of the response around it.
 * Where a fact and an assumption meet, something missing breaks the fact (an assumption says how a thing
 * looks when it is there) and something wrong breaks the assumption (the fact says only that it is there).
 * Around the element, where it may well stand elsewhere in the answer, the assumption goes first.
 * A finding that breaks nothing by name is a failure all the same.
 */
export function attribute(registry: Registry, finding: Located): string[] {
  const { coverage, declared } = registry;
  const { operation, element, response } = finding;
  const at = (name: string) =>
    coverage.idsAt({ operation, element: name }).filter((id) => canBreak(registry, id));
  const isShape = (id: string) => declared.shape.has(id);

  if (finding.status === "unexpected") return [];
  if (finding.status === "absent" || finding.status === "gone") {
    return rulesOfBeingThere(registry, operation, finding.status);
  }
  if (finding.status === "unacceptable") return assumptionsOfTheRequest(registry, operation);
  if (finding.status === "other-success") {
    const assumed = at(response).filter(
      (id) => declared.answered.has(id) && isAssumption(registry, id),
    );
    if (assumed.length > 0) return assumed;
    return at(response).filter(
      (id) => (isShape(id) || declared.answered.has(id)) && !isAssumption(registry, id),
    );
  }
  const ofRefusal = assumptionsOfRefusal(registry, finding).filter(isShape);
  if (ofRefusal.length > 0) return ofRefusal;
  const own = element === response ? [] : at(element);
  const aboutPresence = coverage
    .idsAt({ operation, element })
    .filter((id) => isFoundMissing(registry, id, finding.pointer));
  const isNothing = finding.missing || finding.seen === "null";
  if (element !== response && isNothing && aboutPresence.length > 0) return aboutPresence;
  const aboutValue = own.filter((id) => declared.checked.has(id));
  if (finding.unfit && aboutValue.length > 0) {
    const assumed = aboutValue.filter((id) => isAssumption(registry, id));
    return assumed.length > 0 ? assumed : aboutValue;
  }
  const named = [own.filter(isShape), own.filter((id) => !isDeclared(declared, id)), own];
  const nearest = named.find((ids) => ids.length > 0);
  if (!nearest && element !== response && !registry.stateless) {
    const aboutMemory = coverage
      .idsAt({ operation, element })
      .filter((id) => isDeclared(declared, id) && isJudged(requirementOf(registry, id)));
    if (aboutMemory.length > 0) return aboutMemory;
  }
  // Rules with checks are about values, facts and assumptions alike: none holds for a wrong one.
  if (nearest === own && !finding.missing) return own;
  const around = at(response).filter(isShape);
  const broken = nearest ?? (around.length > 0 ? around : assumptionsOfRefusal(registry, finding));
  const assumed = broken.filter((id) => isAssumption(registry, id));
  const facts = broken.filter((id) => !isAssumption(registry, id));
  const factsFirst = nearest !== undefined && finding.missing === true;
  if (assumed.length === 0 || (factsFirst && facts.length > 0)) return facts;
  return assumed;
}

/**
 * What rests on there being such an operation at all. Where its method is assumed, that is what may be
 * wrong, and the path may still be there: many a service answers 404 to a method that it does not know.
 * One that says the path is gone speaks of no method.
 */
function rulesOfBeingThere(
  registry: Registry,
  operation: string,
  status: "absent" | "gone",
): string[] {
  const { contract, declared } = registry;
  const ids = [...contract.requirements]
    .filter(([id, { covers = [] }]) => covers.includes(operation) && declared.answered.has(id))
    .map(([id]) => id)
    .filter((id) => canBreak(registry, id) && !declared.checked.has(id));
  const assumed = ids.filter((id) => isAssumption(registry, id));
  if (status === "gone") return ids.filter((id) => !assumed.includes(id));
  return assumed.length > 0 ? assumed : ids;
}

/** What a refusal is only assumed to look like. What its headers say is said of them by name. */
function assumptionsOfRefusal(
  registry: Registry,
  { operation, response, pointer }: Located,
): string[] {
  if (!/\.[45]\d\d$/.test(response) || pointer.startsWith("header ")) return [];
  return registry.coverage
    .idsAt({ operation, element: response })
    .filter((id) => isJudged(requirementOf(registry, id)) && isAssumption(registry, id))
    .filter((id) => isDeclared(registry.declared, id));
}

/** Where what a request must have is assumed, a service that wants more is not wrong. */
function assumptionsOfTheRequest(registry: Registry, operation: string): string[] {
  const { contract, declared } = registry;
  return [...contract.requirements]
    .filter(([id, { covers = [] }]) => covers.includes(operation) && declared.checked.has(id))
    .map(([id]) => id)
    .filter((id) => canBreak(registry, id) && isAssumption(registry, id));
}

/** Rules about memory are not decided on a target that has none, and elsewhere only by their checks. */
function canBreak(registry: Registry, id: string): boolean {
  const requirement = requirementOf(registry, id);
  return isJudged(requirement) && !requirement.stateful;
}

/**
 * Whether it is an assumption that a flow has looked at and found broken; one about memory only where that
 * was found in the field of this name.
 */
function isFoundMissing(registry: Registry, id: string, pointer: string): boolean {
  const { declared, ledger, stateless } = registry;
  if (!isAssumption(registry, id) || !declared.checked.has(id)) return false;
  const broken = ledger.evidence.get(id)?.broken ?? [];
  if (canBreak(registry, id)) return broken.length > 0;
  const field = pointer.slice(pointer.lastIndexOf("/"));
  return !stateless && broken.some((found) => found.pointer?.endsWith(field));
}

function isAssumption(registry: Registry, id: string): boolean {
  return requirementOf(registry, id).kind === "assumption";
}

function requirementOf({ contract }: Registry, id: string): Requirement {
  const requirement = contract.requirements.get(id);
  if (!requirement) throw new Error(`The registry has no ${id}.`);
  return requirement;
}
