import type { Checked } from "../check/finding.ts";
import { describe } from "../report/describe.ts";
import { valuesAt } from "./values-at.ts";

/** What a rule makes of an answer: it holds, it is broken by what was seen, or nothing there can tell. */
export type Judgement = boolean | undefined | { readonly pointer: string; readonly value: unknown };
/** Looks at an answer that came as expected; of several that a rule rests on, at the last. */
export type Check = (answer: Checked) => Judgement;

/**
 * Holds when every value at `pattern` passes. No values, no judgement: an empty list proves nothing.
 * A value that breaks the contract is left out: it is red already, for what it is.
 */
export function each<T>(pattern: string, holds: (value: T) => boolean | undefined): Check {
  return ({ body, violations }) => {
    const judged = valuesAt(body, pattern)
      .filter(({ pointer }) => !violations.some((finding) => touches(finding.pointer, pointer)))
      .map((found) => ({ ...found, holds: holds(found.value as T) }));
    const broken = judged.find((value) => value.holds === false);
    if (broken) return { pointer: broken.pointer, value: broken.value };
    return judged.some((value) => value.holds === true) ? true : undefined;
  };
}

/**
 * Holds when every object at `pattern` has these fields, valid or not. What is whole only with all its
 * parts is broken with any of them, so that a part that is missing is not left to its own rule here.
 */
export function hasFields(pattern: string, ...names: string[]): Check {
  return ({ body }) => {
    const objects = valuesAt(body, pattern);
    for (const { pointer, value } of objects) {
      const missing = names.find((name) => !Object.hasOwn(Object(value), name));
      if (missing) return { pointer: `${pointer}/${missing}`, value: undefined };
    }
    return objects.length > 0 || undefined;
  };
}

/** Holds when the value at `pointer` is this one. One that breaks the contract, or is not there, is another one. */
export function isExactly(pointer: string, expected: unknown): Check {
  return ({ body }) => {
    if (valuesAt(body, pointer.slice(0, pointer.lastIndexOf("/"))).length === 0) return undefined;
    const value = valuesAt(body, pointer)[0]?.value;
    return value === expected || { pointer, value };
  };
}

/** Holds when objects at `pattern` have any of these fields: with none of them, they stand elsewhere. */
export function hasSomeOf(pattern: string, ...names: string[]): Check {
  return ({ body }) => {
    const objects = valuesAt(body, pattern);
    const other = objects.find(
      ({ value }) => !names.some((name) => Object.hasOwn(Object(value), name)),
    );
    return other ? { pointer: other.pointer, value: other.value } : objects.length > 0 || undefined;
  };
}

/** Holds when the answer has one of these statuses. */
export function status(...expected: number[]): Check {
  return ({ status }) => expected.includes(status) || { pointer: "the status", value: status };
}

/** Holds when the header is there and passes. */
export function header(name: string, holds: (text: string) => boolean): Check {
  return ({ headers }) => {
    const text = headers.get(name);
    return (text !== null && holds(text)) || { pointer: `header ${name}`, value: text };
  };
}

/** Holds when each check does. */
export function all(...checks: Check[]): Check {
  return (answer) => {
    const judgements = checks.map((check) => check(answer));
    const broken = judgements.find((judgement) => judgement !== true && judgement !== undefined);
    if (broken !== undefined) return broken;
    return judgements.every((judgement) => judgement === true) ? true : undefined;
  };
}

/** Whether what is broken is the value, something around it or one of its own fields. */
function touches(broken: string, pointer: string): boolean {
  const around = broken.slice(0, Math.max(0, broken.lastIndexOf("/")));
  return pointer === broken || pointer === around || pointer.startsWith(`${broken}/`);
}

/** Says what a broken rule saw, unless the value must not be shown. */
export function seenBy(judgement: Judgement, hidden: ReadonlySet<unknown>): string {
  if (typeof judgement !== "object") return "the answer says otherwise";
  const { pointer, value } = judgement;
  return `${pointer || "the body"} is ${hidden.has(value) ? "hidden here" : describe(value)}`;
}
