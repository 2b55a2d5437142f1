import { type Area, areas, type Contract, type Requirement } from "./contract/contract.ts";
import { nearestIds } from "./contract/nearest-ids.ts";
import type { Flow } from "./flow/flow.ts";
import { rehearse } from "./flow/rehearse.ts";
import { ConfigurationError } from "./target/configuration-error.ts";
import { isDeclared } from "./verdict/declared.ts";
import { isJudged } from "./verdict/is-judged.ts";

/** What a run looks at. */
export interface Scope {
  readonly areas: readonly Area[];
  /** Requirement ids in scope, in the order of the registry. */
  readonly ids: readonly string[];
  readonly flows: readonly Flow[];
  /** The run was narrowed down with --area or --only. */
  readonly narrowed: boolean;
}

/**
 * The requirements asked for, and the flows that it takes to decide them.
 * @throws ConfigurationError for an area or id that does not exist
 */
export async function chooseScope(
  contract: Contract,
  flows: readonly Flow[],
  { area, only }: { readonly area?: string | undefined; readonly only?: string | undefined },
): Promise<Scope> {
  const chosenAreas = area === undefined ? areas : readAreas(area);
  const asked = only === undefined ? undefined : readIds(contract, only);
  const ids = [...contract.requirements.keys()].filter((id) => {
    const requirement = contract.requirements.get(id) as Requirement;
    const isAsked = asked?.has(id) ?? true;
    return isAsked && chosenAreas.includes(requirement.area) && isJudged(requirement);
  });
  const stranger = [...(asked ?? [])].find((id) => !ids.includes(id));
  if (stranger)
    throw new ConfigurationError(`${stranger} has no verdict: ${whyNot(contract, stranger)}.`);

  const needed = asked && withVia(contract, ids);
  const chosenFlows: Flow[] = [];
  for (const flow of flows.filter((candidate) => chosenAreas.includes(candidate.area))) {
    const declared = await rehearse(flow);
    if (!needed || needed.some((id) => isDeclared(declared, id))) chosenFlows.push(flow);
  }
  const used = asked
    ? areas.filter((name) => chosenFlows.some((f) => f.area === name))
    : chosenAreas;
  return { areas: used, ids, flows: chosenFlows, narrowed: Boolean(area ?? only) };
}

function readAreas(text: string): Area[] {
  if (listOf(text).length === 0) throw new ConfigurationError("--area names no area.");
  return listOf(text).map((name) => {
    const area = areas.find((candidate) => candidate === name);
    if (area) return area;
    throw new ConfigurationError(`--area takes ${areas.join(", ")}, not "${name}".`);
  });
}

function readIds(contract: Contract, text: string): Set<string> {
  const ids = listOf(text).map((id) => id.toUpperCase());
  const unknown = ids.find((id) => !contract.requirements.has(id));
  if (unknown !== undefined || ids.length === 0) {
    const [near = "ESIM-027"] = nearestIds(unknown ?? "", contract.requirements.keys());
    throw new ConfigurationError(
      `--only takes ids of requirements, such as ${near}; there is no "${unknown ?? text}". See: partner-conformance list`,
    );
  }
  return new Set(ids);
}

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function withVia(contract: Contract, ids: readonly string[]): string[] {
  return ids.flatMap((id) => [id, ...withVia(contract, contract.requirements.get(id)?.via ?? [])]);
}

/** Why no run gives a requirement a verdict. */
export function whyNot(contract: Contract, id: string): string {
  const { kind, binds, unobservable } = contract.requirements.get(id) as Requirement;
  if (kind === "gap") return "it is a gap that nobody has filled";
  if (binds === "partner") return "it binds the partner, not the service";
  return unobservable ? "it cannot be seen over HTTP" : "it is of an area that --area leaves out";
}
