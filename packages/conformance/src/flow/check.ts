import { describe } from "../report/describe.ts";
import { valuesAt } from "./values-at.ts";

/** What a rule makes of the bodies: it holds, it is broken by what was seen, or nothing there can tell. */
export type Judgement = boolean | undefined | { readonly pointer: string; readonly value: unknown };
export type Check = (...bodies: unknown[]) => Judgement;

/** Holds when every value at `pattern` passes. No values, no judgement: an empty list proves nothing. */
export function each<T>(pattern: string, holds: (value: T) => boolean | undefined): Check {
  return (body) => {
    const judged = valuesAt(body, pattern).map((found) => ({
      ...found,
      holds: holds(found.value as T),
    }));
    const broken = judged.find((value) => value.holds === false);
    if (broken) return { pointer: broken.pointer, value: broken.value };
    return judged.some((value) => value.holds === true) ? true : undefined;
  };
}

/** Says what a broken rule saw, unless the value must not be shown. */
export function seenBy(judgement: Judgement, hidden: ReadonlySet<unknown>): string {
  if (typeof judgement !== "object") return "the answer says otherwise";
  const { pointer, value } = judgement;
  return `${pointer} is ${hidden.has(value) ? "hidden here" : describe(value)}`;
}
