import type { Answer } from "./answer.ts";
import { Missing } from "./missing.ts";

/** The first value that is missing, if any. */
export function firstMissing(...values: readonly unknown[]): Missing | undefined {
  return values.find((value) => value instanceof Missing);
}

/** Works on a value that may be missing, and is missing when it is. */
export function derive<T, U>(value: T | Missing, work: (value: T) => U): U | Missing {
  return value instanceof Missing ? value : work(value);
}

/** A value that is at hand, but may be used only when an earlier step succeeded. */
export function after<T>(answer: Answer, value: T): T | Missing {
  return derive(answer.take(""), () => value);
}
