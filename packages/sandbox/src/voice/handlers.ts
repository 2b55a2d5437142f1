import type { AnyHandler } from "../http/call.ts";
import { claimNumber } from "./claim-number.ts";
import { listAvailableNumbers } from "./list-available-numbers.ts";
import { listUsers } from "./list-users.ts";
import { renewNumber } from "./renew-number.ts";

/** By operationId. */
export const handlers: Readonly<Record<string, AnyHandler>> = {
  listAvailableNumbers,
  claimNumber,
  renewNumber,
  listUsers,
};
