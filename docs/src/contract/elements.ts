import type { Contract } from "./contract.ts";
import { referencePath } from "./operation.ts";

/** The assumption ids that stand on an element of the documents. */
export function assumedOf(element: {
  readonly "x-assumed"?: string | readonly string[];
}): string[] {
  return [element["x-assumed"] ?? []].flat();
}

/** Links to elements of the documents, such as `createOrder.200`, those of one operation together. */
export function linkElements({ operations }: Contract, covers: readonly string[]): string {
  const byOwner = new Map<string, string[]>();
  for (const element of covers) {
    const dot = element.indexOf(".");
    const owner = dot < 0 ? element : element.slice(0, dot);
    byOwner.set(owner, [
      ...(byOwner.get(owner) ?? []),
      ...(dot < 0 ? [] : [element.slice(dot + 1)]),
    ]);
  }
  return [...byOwner]
    .map(([owner, parts]) => {
      const operation = operations.get(owner);
      const name = operation ? `[\`${owner}\`](${referencePath(operation)})` : `\`${owner}\``;
      return parts.length > 0 ? `${name} (${parts.join(", ")})` : name;
    })
    .join(", ");
}
