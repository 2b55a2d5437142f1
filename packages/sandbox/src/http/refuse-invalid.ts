import type { Operation } from "../contract/operation.ts";
import type { Violation } from "../contract/validator.ts";
import type { Reply } from "./call.ts";
import { refuse } from "./reply.ts";

/** Names that the contract gives the refusal of an invalid request, in order of preference. */
const FOR_MISSING = ["required_fields_missing", "validation_failed"];
const FOR_WRONG_FORM = ["validation_failed", "required_fields_missing"];

/** Statuses under which an operation without those names documents it. */
const INVALID = [422, 400];

/** Refuses a request that breaks the contract, the way its operation documents it. */
export function refuseInvalid(operation: Operation, violations: readonly Violation[]): Reply {
  const wrongForm = violations.some(({ missing }) => !missing);
  const names = wrongForm ? FOR_WRONG_FORM : FOR_MISSING;
  const name = names.find((name) => operation.refusals.has(name)) ?? firstInvalid(operation);
  const message = `${violations.map((violation) => violation.message).join("; ")}.`.slice(0, 500);
  if (name === undefined) return refuseUndocumented(operation, message, violations);
  const { body } = refuse({ operation }, name) as { body: object };
  return refuse({ operation }, name, {
    message,
    ...("errors" in body && { errors: errorsMap(violations) }),
  });
}

/** The SMS area gives any failed validation a 422 with the map (SMS-026); the others follow it. */
function refuseUndocumented(
  { area }: Operation,
  message: string,
  violations: readonly Violation[],
): Reply {
  const errors = area === "sms" && { errors: errorsMap(violations) };
  return { status: 422, body: { success: false, message, ...errors } };
}

function firstInvalid(operation: Operation): string | undefined {
  const entries = [...operation.refusals];
  for (const status of INVALID) {
    const found = entries.find(([, refusal]) => refusal.status === status);
    if (found) return found[0];
  }
  return undefined;
}

function errorsMap(violations: readonly Violation[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { part, field, message } of violations) {
    const key = field || part;
    errors[key] = [...(errors[key] ?? []), message];
  }
  return errors;
}
