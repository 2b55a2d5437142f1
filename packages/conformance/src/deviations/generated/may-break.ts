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
 * The targets are the requirements which cover the broken element. Around it stand those that cover
 * the whole answer or what is inside the element, and those that a check decides from answers of this
 * operation: a value that is not there makes a rule about it fail too. Everything else stays as it is.
 */
export function reachOf(registry: Registry, broken: Generated): Reach {
  const { contract, coverage, checkedAt } = registry;
  const { operation, element, response, kind } = broken;
  const requirementOf = (id: string) => contract.requirements.get(id) as Requirement;
  const isDecidedHere = (id: string) =>
    isJudged(requirementOf(id)) && !requirementOf(id).stateful && requirementOf(id);
  const targets = coverage.idsAt({ operation, element }).filter(isDecidedHere);
  const isWhole = element === response;
  return {
    targets: isWhole ? [] : targets,
    mayBreak(id) {
      if (checkedAt.get(id)?.has(operation)) return true;
      if (!requirementOf(id).operations.includes(operation)) return false;
      if (isWhole || kind === "envelope") return true;
      return coverage
        .spotsOf(id)
        .some((spot) => spot.operation === operation && isNear(spot.element));
    },
  };

  function isNear(name: string): boolean {
    return name === element || name === response || nameOf(name) === nameOf(element) || isIn(name);
  }

  /** Of an object that has broken, the properties are not there either. */
  function isIn(name: string): boolean {
    return name.startsWith(`${element}.`) || name.startsWith(`${element}[]`);
  }
}

/** Two schemas of one body may both declare a property: `EsimEnvelope.code`, `CreateOrderResponse.code`. */
function nameOf(element: string): string {
  return element.slice(element.lastIndexOf(".") + 1);
}
