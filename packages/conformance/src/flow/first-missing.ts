import type { Answer } from "./answer.ts";
import { Missing } from "./missing.ts";

/** The first value that is missing, if any, however deep it lies in a list or an object. */
export function firstMissing(...values: readonly unknown[]): Missing | undefined {
  for (const value of values) {
    if (value instanceof Missing) return value;
    if (typeof value !== "object" || value === null) continue;
    const inside = firstMissing(...Object.values(value));
    if (inside) return inside;
  }
  return undefined;
}

/** Works on a value that may be missing, and is missing when it is. */
export function derive<T, U>(value: T | Missing, work: (value: T) => U): U | Missing {
  return value instanceof Missing ? value : work(value);
}

/** A value that is at hand, but may be used only when an earlier step, or turn of the sandbox, succeeded. */
export function after<T>(earlier: Answer | Missing | true, value: T): T | Missing {
  if (earlier instanceof Missing) return earlier;
  return earlier === true ? value : derive(earlier.take(""), () => value);
}

/** Compares two values; nothing can be told of one that is missing. */
export function compare<T, U>(
  one: T | Missing,
  other: U | Missing,
  holds: (one: T, other: U) => boolean | undefined,
): boolean | undefined {
  return one instanceof Missing || other instanceof Missing ? undefined : holds(one, other);
}

/** A value, or another one where it is missing. */
export function orElse<T>(value: T | Missing, other: T | Missing): T | Missing {
  return value instanceof Missing ? other : value;
}
