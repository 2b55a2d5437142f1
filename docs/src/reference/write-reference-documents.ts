import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Section, sections } from "../contract/area.ts";
import { readContract } from "../contract/contract.ts";
import { referenceDocument } from "./reference-document.ts";

const folder = join(import.meta.dirname, "../../.generated");

/** Writes the documents for starlight-openapi, which reads files only, and returns their paths. */
export function writeReferenceDocuments(): Record<Section, string> {
  const contract = readContract();
  mkdirSync(folder, { recursive: true });
  const files = sections.map((section) => {
    const file = join(folder, `${section}.json`);
    writeFileSync(file, JSON.stringify(referenceDocument(contract, section)));
    return [section, file];
  });
  return Object.fromEntries(files);
}
