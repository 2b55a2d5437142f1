import type { ListedRequirement } from "@partner-connectivity/openapi/schemas/requirement.d.ts";
import { isMap, isScalar, parseDocument } from "yaml";
import { type Area, areas } from "./area.ts";
import { readContractFile } from "./contract-file.ts";

/** An entry of the registry. */
export interface Requirement extends ListedRequirement {
  readonly id: string;
  /** Heading under which it stands in its registry. */
  readonly section: string;
  readonly covers: readonly string[];
}

/** The registry of all areas by id, in its own order. */
export function readRequirements(): ReadonlyMap<string, Requirement> {
  const registry = JSON.parse(readContractFile("requirements.json")) as Record<
    string,
    Omit<Requirement, "id" | "section">
  >;
  const sections = new Map(areas.flatMap((area) => [...sectionsOf(area)]));
  return new Map(
    Object.entries(registry).map(([id, entry]) => [
      id,
      { ...entry, id, section: sections.get(id) ?? "" },
    ]),
  );
}

/** The registries name their sections in comment lines of their own, `# 2.4 Top-up package`. */
function sectionsOf(area: Area): Map<string, string> {
  const { contents, commentBefore } = parseDocument(readContractFile(`requirements/${area}.yaml`));
  const sections = new Map<string, string>();
  if (!isMap(contents)) return sections;
  let section = lastLine(contents.commentBefore ?? commentBefore);
  for (const { key } of contents.items) {
    if (!isScalar(key)) continue;
    section = lastLine(key.commentBefore) || section;
    sections.set(String(key.value), section);
  }
  return sections;
}

function lastLine(comment: string | null | undefined): string {
  return comment?.trim().split("\n").at(-1)?.trim() ?? "";
}
