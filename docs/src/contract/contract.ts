import { areas, type Section, sections } from "./area.ts";
import { flowNames } from "./contract-file.ts";
import { type Document, readDocument } from "./document.ts";
import { type Flow, readFlow } from "./flow.ts";
import { type Operation, operationsOf } from "./operation.ts";
import { type Requirement, readRequirements } from "./requirement.ts";

/** All that the site is generated from, read from the built contract package. */
export interface Contract {
  readonly documents: Readonly<Record<Section, Document>>;
  /** Those of the service, by operationId. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** Those of the sandbox's control plane, by operationId. */
  readonly control: ReadonlyMap<string, Operation>;
  readonly requirements: ReadonlyMap<string, Requirement>;
  readonly flows: readonly Flow[];
}

export function readContract(): Contract {
  const documents = Object.fromEntries(
    sections.map((section) => [section, readDocument(section)]),
  ) as Record<Section, Document>;
  const read = (section: Section): [string, Operation][] =>
    operationsOf(section, documents[section]).map((it) => [it.operationId, it]);
  return {
    documents,
    operations: new Map(areas.flatMap(read)),
    control: new Map(read("control")),
    requirements: readRequirements(),
    flows: flowNames().map(readFlow),
  };
}

/** The entry with that id. @throws Error when there is none */
export function requirementOf({ requirements }: Contract, id: string): Requirement {
  const requirement = requirements.get(id);
  if (!requirement) throw new Error(`there is no requirement ${id}`);
  return requirement;
}

/** The operation with that id. @throws Error when there is none */
export function operationOf({ operations, control }: Contract, operationId: string): Operation {
  const operation = operations.get(operationId) ?? control.get(operationId);
  if (!operation) throw new Error(`there is no operation ${operationId}`);
  return operation;
}
