import type { Contract, Requirement } from "../../contract/contract.ts";
import type { Coverage } from "../../contract/covers.ts";
import { isJudged } from "../../verdict/is-judged.ts";
import type { Generated } from "./generated.ts";

interface Registry {
  readonly contract: Contract;
  readonly coverage: Coverage;
  /** Operations whose answers the checks of a requirement look at. */
  readonly checkedAt: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What a generated deviation must turn red, and all that it may; told by the registry alone. */
export interface Reach {
  /** Of these at least one is red; where there are none, any failure will do. */
  readonly targets: readonly string[];
  readonly mayBreak: (id: string) => boolean;
}

/**
 * The targets are the requirements which cover the broken element, and in a refusal the assumptions of
 * what the whole of it looks like, which are refuted in place of a fact. Around it stand those that cover
 * the whole answer or what is inside the element, and those that a check decides from answers of this
 * operation: a value that is not there makes a rule about it fail too. Everything else stays as it is.
 */
export function reachOf(registry: Registry, broken: Generated): Reach {
  const { contract, coverage, checkedAt } = registry;
  const { operation, elements, response, kind } = broken;
  const requirementOf = (id: string) => contract.requirements.get(id) as Requirement;
  const isDecidedHere = (id: string) => isJudged(requirementOf(id)) && !requirementOf(id).stateful;
  const isWhole = elements.includes(response);
  const isAssumed = (id: string) =>
    isJudged(requirementOf(id)) && requirementOf(id).kind === "assumption";
  const own = elements.flatMap((element) => coverage.idsAt({ operation, element }));
  const ofRefusal = /\.[45]\d\d$/.test(response)
    ? coverage.idsAt({ operation, element: response }).filter(isAssumed)
    : [];
  const targets = own.filter(isDecidedHere);
  return {
    targets:
      isWhole || targets.length === 0 ? [] : [...targets, ...own.filter(isAssumed), ...ofRefusal],
    mayBreak(id) {
      if (checkedAt.get(id)?.has(operation)) return true;
      if (!requirementOf(id).operations.includes(operation)) return false;
      if (isWhole || kind === "envelope") return true;
      return coverage
        .spotsOf(id)
        .some((spot) => spot.operation === operation && isNear(spot.element));
    },
  };

  /** Of an object that has broken, the properties are not there either. */
  function isNear(name: string): boolean {
    const isIn = (element: string) =>
      name === element || name.startsWith(`${element}.`) || name.startsWith(`${element}[]`);
    return name === response || elements.some(isIn);
  }
}
