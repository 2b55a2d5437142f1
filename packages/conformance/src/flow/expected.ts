/**
 * A status; a refusal of what was asked, whatever its status; or either that or the success. Access is
 * the same, where it is the point that the caller may ask, and admission, where it is that he may now.
 */
export type Expected = number | "refusal" | "success or refusal" | "access" | "admission";

/** Say that the caller may not ask, or not now: nothing about what was asked. */
const notThisCaller = [401, 403];
const notNow = [408, 429];
const turnedAway = [...notThisCaller, ...notNow];
/** Say what an account still holds, and what a provider takes today. */
const ofTheAccount = [402, 502];

export function isExpected(status: number, expected: Expected, success: number): boolean {
  if (typeof expected === "number") return status === expected;
  const isRefusal = status >= 400 && status < 500 && !turnedAway.includes(status);
  return isRefusal || (expected !== "refusal" && status === success);
}

/** Whether a status only puts the caller off, as any service may at any time. */
export function isForLater(status: number): boolean {
  return notNow.includes(status);
}

/** Whether a refusal may be owed to the state of an account; only a sandbox is known to be in none. */
export function isOfTheAccount(status: number): boolean {
  return ofTheAccount.includes(status);
}

/** Whether an answer that was not expected leaves open what the expected one would have shown. */
export function isBesideThePoint(status: number, expected: Expected): boolean {
  if (expected === "admission") return false;
  return (expected === "access" ? notNow : turnedAway).includes(status);
}

export function describeExpected(expected: Expected): string {
  if (typeof expected === "number") return `must be answered with ${expected}`;
  if (expected === "access" || expected === "admission") return "must not be turned away";
  return expected === "refusal" ? "must be refused" : "must be answered or refused";
}
