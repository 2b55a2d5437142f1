import type { Contract } from "./contract.ts";
import { elementsByOperation } from "./elements.ts";

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
 * came says nothing about what the service made of a parameter.
 */
export function coverageOf(contract: Contract): Coverage {
  const elements = elementsByOperation(contract);
  const spots = new Map<string, Spot[]>();
  const ids = new Map<string, string[]>();
  for (const [id, { operations, covers = [] }] of contract.requirements) {
    const found = operations.flatMap((operation) =>
      [...(elements.get(operation) ?? [])]
        .filter((element) => covers.includes(element))
        .map((element) => ({ operation, element })),
    );
    spots.set(id, found);
    for (const spot of found) ids.set(keyOf(spot), [...(ids.get(keyOf(spot)) ?? []), id]);
  }
  return { spotsOf: (id) => spots.get(id) ?? [], idsAt: (spot) => ids.get(keyOf(spot)) ?? [] };
}
