import type { Call } from "./fetch.ts";
import { isKind, PartnerError } from "./partner-error.ts";

/**
 * No answer came that can be used. `timeout`, `network`: why none came. `unreadable`: a 2xx that is no
 * JSON, or is cut off. `unexpected`: a 2xx without the documented payload.
 */
export interface NoAnswerError extends PartnerError {
  readonly name: "NoAnswerError";
  readonly reason: "timeout" | "network" | "unreadable" | "unexpected";
  /** What came, where something did. Hidden from logs. */
  readonly response?: Response;
  /** Its text. Hidden from logs. */
  readonly body?: string;
}

export function noAnswerError(
  call: Pick<Call, "operationId">,
  reason: NoAnswerError["reason"],
  message: string,
  hidden: { cause?: unknown } | { response: Response; body: string } = {},
): PartnerError {
  return new PartnerError("NoAnswerError", call, message, { reason }, hidden);
}

export function isNoAnswerError(error: unknown): error is NoAnswerError {
  return isKind(error, "NoAnswerError");
}
