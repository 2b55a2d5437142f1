import type { Contract, Operation } from "./contract.ts";
import { layers, type Schema } from "./schema.ts";

/** Names of what the answers of an operation can show: responses, their headers, their properties. */
function elementsOfAnswers(contract: Contract, operation: Operation): ReadonlySet<string> {
  const names = new Set<string>();
  const visited = new Set<string>();

  function addProperties(schema: Schema, owner: string): void {
    for (const layer of layers(contract.components, schema, owner)) {
      for (const [name, property] of Object.entries(layer.schema.properties ?? {})) {
        const element = `${layer.owner}.${name}`;
        names.add(element);
        visit(property, element);
      }
      if (layer.schema.items) visit(layer.schema.items, `${layer.owner}[]`);
    }
  }

  /** A recursive schema comes back under the same name, and ends there. */
  function visit(schema: Schema, owner: string): void {
    const key = schema.$ref ?? owner;
    if (visited.has(key)) return;
    visited.add(key);
    addProperties(schema, owner);
  }

  for (const { status, headers, content } of operation.responses.values()) {
    const response = `${operation.id}.${status}`;
    names.add(response);
    for (const header of headers) names.add(`${response}.${header.name}`);
    for (const schema of content.values()) visit(schema, response);
  }
  return names;
}

type ElementsByOperation = ReadonlyMap<string, ReadonlySet<string>>;

export function elementsByOperation(contract: Contract): ElementsByOperation {
  const operations = [...contract.operations.values()];
  return new Map(
    operations.map((operation) => [operation.id, elementsOfAnswers(contract, operation)]),
  );
}
