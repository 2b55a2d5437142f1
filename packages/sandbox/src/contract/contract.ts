import type { Area, Node } from "./document.ts";
import { type Operation, readDocuments, readOperations } from "./operation.ts";

/** The bundled documents of the three areas and their operations. */
export interface Contract {
  readonly documents: Readonly<Record<Area, Node>>;
  readonly operations: readonly Operation[];
}

export function readContract(): Contract {
  const documents = readDocuments();
  return { documents, operations: readOperations(documents) };
}
