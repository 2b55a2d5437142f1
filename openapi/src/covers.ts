import type { AreaContract } from "./contract.ts";
import type { Element } from "./elements.ts";

/** Names of the elements that one `covers` entry means; empty when it names nothing. */
export type Expand = (covers: string) => readonly string[];

/**
 * How `covers` entries are read:
 *
 * | entry          | means                                                              |
 * |----------------|--------------------------------------------------------------------|
 * | `Package.day`  | that element                                                       |
 * | `*.401`        | that element of every operation which has it                       |
 * | `Package.*`    | every property of `Package` that no other entry of the file names  |
 */
export function expander({ elements, registry }: AreaContract, common: readonly Element[]): Expand {
  const names = [...new Set([...elements, ...common].map(({ name }) => name))];
  const named = new Set(Object.values(registry.data).flatMap(({ covers = [] }) => covers));
  return function expand(covers) {
    if (covers.startsWith("*.")) {
      const suffix = covers.slice(1);
      return names.filter(
        (name) => name.indexOf(".") === name.length - suffix.length && name.endsWith(suffix),
      );
    }
    if (covers.endsWith(".*")) {
      const prefix = covers.slice(0, -1);
      return names.filter((name) => name.startsWith(prefix) && !named.has(name));
    }
    return names.filter((name) => name === covers);
  };
}
