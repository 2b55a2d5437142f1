import type { Contract } from "../contract/contract.ts";
import { assumedOf } from "../contract/elements.ts";
import type { Operation } from "../contract/operation.ts";

/** One documented or assumed refusal: a named example of an error response. */
export interface ErrorCondition {
  readonly operation: Operation;
  readonly status: string;
  /** Name of the example, such as `recycled_sim`. */
  readonly name: string;
  readonly summary: string;
  /** Requirements that cover it. */
  readonly requirements: readonly string[];
}

export function errorConditions(
  { requirements }: Contract,
  operation: Operation,
): ErrorCondition[] {
  return Object.entries(operation.responses).flatMap(([status, response]) => {
    if (status.startsWith("2")) return [];
    const [media] = Object.values(response.content ?? {});
    return Object.entries(media?.examples ?? {}).map(([name, example]) => {
      const element = `${operation.operationId}.${status}`;
      const covering = [...requirements.values()].filter(
        ({ covers, kind }) => kind !== "gap" && covers.includes(`${element}.${name}`),
      );
      const ids = covering.map(({ id }) => id);
      return {
        operation,
        status,
        name,
        summary: example.summary ?? response.description,
        requirements: ids.length > 0 ? ids : assumedOf(response),
      };
    });
  });
}
