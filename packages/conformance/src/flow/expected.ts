/**
 * A status; a refusal of what was asked, whatever its status; or either that or the success. Admission
 * is the same, where it is the point that the caller may ask, now.
 */
export type Expected = number | "refusal" | "success or refusal" | "admission";

/** Says that the caller may not ask, or not now: nothing about what was asked. */
const notNow = [401, 403, 408, 429];

export function isExpected(status: number, expected: Expected, success: number): boolean {
  if (typeof expected === "number") return status === expected;
  const isRefusal = status >= 400 && status < 500 && !notNow.includes(status);
  return isRefusal || (expected !== "refusal" && status === success);
}

/** Whether an answer that was not expected leaves open what the expected one would have shown. */
export function isBesideThePoint(status: number, expected: Expected): boolean {
  return expected !== "admission" && notNow.includes(status);
}

export function describeExpected(expected: Expected): string {
  if (typeof expected === "number") return `must be answered with ${expected}`;
  if (expected === "admission") return "must not be turned away";
  return expected === "refusal" ? "must be refused" : "must be answered or refused";
}
