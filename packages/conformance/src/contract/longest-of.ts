import { type Contract, operationOf } from "./contract.ts";
import { layers } from "./schema.ts";

/**
 * The most characters that a field of a request body may have.
 * @throws Error when the contract sets no bound
 */
export function longestOf(contract: Contract, operation: string, field: string): number {
  const { body } = operationOf(contract, operation);
  const found = body ? layers(contract.components, body.schema, operation) : [];
  for (const { schema } of found) {
    const most = schema.properties?.[field]?.["maxLength"];
    if (typeof most === "number") return most;
  }
  throw new Error(`The contract sets no bound on ${field} of ${operation}.`);
}
