import type { Contract } from "./contract.ts";
import { referencePath } from "./operation.ts";

/** The assumption ids that stand on an element of the documents. */
export function assumedOf(element: {
  readonly "x-assumed"?: string | readonly string[];
}): string[] {
  return [element["x-assumed"] ?? []].flat();
}

/** Links to elements of the documents, such as `createOrder.200`, those of one owner together. */
export function linkElements(contract: Contract, covers: readonly string[]): string {
  const owners = Map.groupBy(covers, (element) => element.split(".")[0] ?? "");
  const byParts = Map.groupBy([...owners], ([owner, elements]) =>
    elements
      .map((element) => element.slice(owner.length + 1))
      .filter(Boolean)
      .join(", "),
  );
  return [...byParts]
    .map(([parts, alike]) => {
      const names = linkOwners(
        contract,
        alike.map(([owner]) => owner),
      );
      return parts ? `${names} (${parts})` : names;
    })
    .join("; ");
}

/** Links to operations, or the names of schemas. All operations of an area are not named one by one. */
function linkOwners({ operations }: Contract, owners: readonly string[]): string {
  const area = operations.get(owners[0] ?? "")?.area;
  const all = [...operations.values()].filter((it) => it.area === area && !it.isWebhook);
  if (all.length > 0 && all.every(({ operationId }) => owners.includes(operationId))) {
    return "every operation of the area";
  }
  const names = owners.map((owner) => {
    const operation = operations.get(owner);
    return operation ? `[\`${owner}\`](${referencePath(operation)})` : `\`${owner}\``;
  });
  return names.join(", ");
}
