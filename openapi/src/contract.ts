import { join } from "node:path";
import type { Requirement } from "../schemas/requirement.d.ts";
import { type Area, areas } from "./area.ts";
import { type Element, elementsOf } from "./elements.ts";
import { readSourceFile, type SourceFile } from "./source-file.ts";

export interface AreaContract {
  readonly area: Area;
  readonly document: SourceFile;
  readonly registry: SourceFile & { readonly data: Readonly<Record<string, Requirement>> };
  readonly elements: readonly Element[];
}

export interface Contract {
  readonly directory: string;
  readonly areas: readonly AreaContract[];
  /** Elements of `common.yaml`; the registries of all areas may name them. */
  readonly common: readonly Element[];
}

/** The folder of this repository's own contract. */
export const contractDirectory: string = join(import.meta.dirname, "..");

/** Reads documents and registries of the contract in `directory`. */
export function readContract(directory: string = contractDirectory): Contract {
  return {
    directory,
    common: elementsOf(readSourceFile(join(directory, "common.yaml"))),
    areas: areas.map((area) => {
      const document = readSourceFile(join(directory, `${area}.yaml`));
      const registry = readSourceFile(join(directory, "requirements", `${area}.yaml`));
      return {
        area,
        document,
        registry: registry as AreaContract["registry"],
        elements: elementsOf(document),
      };
    }),
  };
}
