import type { Call } from "./fetch.ts";

/** Shared by every copy of the package, so that a guard knows the errors of another copy. */
const KIND = Symbol.for("partner-connectivity.error");

/**
 * What every error of the clients is. Told apart by a guard, not by `instanceof`: two copies of a
 * package have two classes. No message shows a value of the call or of the answer.
 */
export class PartnerError extends Error {
  /** The contract's name of the call that failed. */
  declare readonly operationId: string;

  /** `hidden`: properties that no log shows, but for `cause`; a body can hold personal data. */
  constructor(
    name: string,
    { operationId }: Pick<Call, "operationId">,
    message: string,
    shown: object,
    hidden: object,
  ) {
    super(`${operationId}: ${message}`);
    Object.assign(this, { operationId }, shown);
    for (const [key, value] of Object.entries({ ...hidden, name }))
      Object.defineProperty(this, key, { value });
    Object.defineProperty(this, KIND, { value: name });
    // The first line of the stack was written before the name was known.
    (Error as { captureStackTrace?(error: Error): void }).captureStackTrace?.(this);
  }
}

/** Whether this is an error of ours with that name, whichever copy of the package made it. */
export function isKind(error: unknown, name: string): boolean {
  return (error as { [KIND]?: unknown } | undefined | null)?.[KIND] === name;
}
