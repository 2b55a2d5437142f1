import type { Contract, Requirement } from "./contract.ts";
import { type ElementsByOperation, elementsByOperation } from "./elements.ts";

/** An element as the answers of one operation show it. */
export interface Spot {
  readonly operation: string;
  readonly element: string;
}

export interface Coverage {
  /** Where the requirement must be seen: the covered elements, in every one of its operations. */
  spotsOf(id: string): readonly Spot[];
  /** The requirements which speak of this element in the answers of this operation. */
  idsAt(spot: Spot): readonly string[];
}

export const keyOf = ({ operation, element }: Spot): string => `${operation} ${element}`;

/**
 * Reads `covers` as far as answers can show it. What a request carries is left out: that an answer
 * came says nothing about what the service made of a parameter. `*.401` means that element of every
 * operation of the entry, `Package.*` the properties which no other entry of the area names.
 */
export function coverageOf(contract: Contract): Coverage {
  const elements = elementsByOperation(contract);
  const named = new Map<string, Set<string>>();
  for (const { area, covers = [] } of contract.requirements.values()) {
    named.set(area, new Set([...(named.get(area) ?? []), ...covers]));
  }
  const spots = new Map<string, Spot[]>();
  const ids = new Map<string, string[]>();
  for (const [id, requirement] of contract.requirements) {
    const found = spotsOf(requirement, elements, named.get(requirement.area) ?? new Set());
    spots.set(id, found);
    for (const spot of found) ids.set(keyOf(spot), [...(ids.get(keyOf(spot)) ?? []), id]);
  }
  return { spotsOf: (id) => spots.get(id) ?? [], idsAt: (spot) => ids.get(keyOf(spot)) ?? [] };
}

function spotsOf(
  { operations, covers = [] }: Requirement,
  elements: ElementsByOperation,
  named: ReadonlySet<string>,
): Spot[] {
  return operations.flatMap((operation) =>
    [...(elements.get(operation) ?? [])]
      .filter((element) => covers.some((entry) => matches(entry, operation, element, named)))
      .map((element) => ({ operation, element })),
  );
}

function matches(entry: string, operation: string, element: string, named: ReadonlySet<string>) {
  if (entry.startsWith("*.")) return element === operation + entry.slice(1);
  if (entry.endsWith(".*")) return element.startsWith(entry.slice(0, -1)) && !named.has(element);
  return element === entry;
}
