import { type MagicValue, magicValues } from "@partner-connectivity/sandbox/magic-values";
import type { Requirement } from "../contract/requirement.ts";
import type { ErrorCondition } from "./error-conditions.ts";

/** What brings a refusal about where no magic value is needed, by the name of the condition. */
const plainWays: Readonly<Record<string, string>> = {
  invalid_api_key: "send another key",
  unauthorized: "leave the header out, send another token, or move the clock past its end",
  missing_credentials: "leave the header out",
  invalid_credentials: "send another key",
  esim_not_found: "send an ICCID that no eSIM of yours has",
  invalid_request: "send a value of another type",
  invalid_body: "leave a required field out",
  validation_failed: "send a value of another type, or leave a required field out",
  required_fields_missing: "leave a required field out",
  invalid_package_id: "send an id that is not in the list",
  insufficient_balance: "lower the wallet through the control plane",
  rate_limited: "ask more often than the limit allows, or lower it through the control plane",
  paging_out_of_bounds: "ask for a page size beyond the bounds",
  number_not_available: "claim a number twice",
  user_not_found: "send an email that no user has",
  invalid_recipient: "send a number that does not exist",
  sender_id_not_allowed: "send a UUID that is no sender ID of yours",
  message_type_not_supported: "send `two_way`",
  template_not_found: "send a template name that does not exist",
  unknown_reference: "send a UUID that no code was sent under",
};

/** How to see this refusal on the sandbox. */
export function provoke(
  condition: ErrorCondition,
  alone: boolean,
  requirements: ReadonlyMap<string, Requirement>,
): string {
  const magic = Object.values(magicValues).filter((value) =>
    provokes(value, condition, alone, requirements.get(value.requirement)),
  );
  if (magic.length === 0) return plainWays[condition.name] ?? "";
  return magic
    .map(({ value, where }) => `\`${fieldOf(where, condition)}\` \`${value}\``)
    .join(" or ");
}

/**
 * A row names its status in words, and the condition either by its name or through the requirement
 * that it lets one see; where the operation has one condition under that status, the status will do.
 */
function provokes(
  { where, effect, requirement: id }: MagicValue,
  { operation, status, name, requirements }: ErrorCondition,
  alone: boolean,
  requirement: Requirement | undefined,
): boolean {
  const isHere = where.some((field) => field.startsWith(`${operation.operationId}.`));
  if (!isHere || !new RegExp(`\\b${status}\\b`).test(effect)) return false;
  const named = requirement?.covers.some((element) => element.endsWith(`.${status}.${name}`));
  return alone || named === true || effect.includes(name) || requirements.includes(id);
}

function fieldOf(where: readonly string[], { operation }: ErrorCondition): string {
  const field = where.find((each) => each.startsWith(`${operation.operationId}.`)) ?? "";
  return field.slice(field.indexOf(".") + 1);
}
