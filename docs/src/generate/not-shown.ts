import { hasVerdict } from "../contract/checks.ts";
import type { Contract } from "../contract/contract.ts";
import { linkElements } from "../contract/elements.ts";
import type { Requirement } from "../contract/requirement.ts";
import { bySection, headline } from "./requirements.ts";

/** Every assumption and gap of an area: what it is about, where it is used, how to settle it. */
export function notShown(contract: Contract, area: string): string {
  const open = [...contract.requirements.values()].filter(
    (entry) => entry.area === area && entry.kind !== "fact",
  );
  return bySection(open, (entry) => describe(contract, entry));
}

function describe(contract: Contract, entry: Requirement): string {
  const { kind, source, covers, operations } = entry;
  const where = linkElements(contract, covers.length > 0 ? covers : operations);
  return [
    headline(entry),
    `  <small data-pagefind-ignore><b class="${kind}">${kind}</b> · section ${source}</small>`,
    where &&
      `  <small data-pagefind-ignore>${kind === "gap" ? "Concerns" : "Used in"} ${where}</small>`,
    `  <small data-pagefind-ignore>${howToSettle(contract, entry)}</small>`,
  ]
    .filter(Boolean)
    .join("<br>\n");
}

/** How a partner finds out what really holds. */
function howToSettle(contract: Contract, entry: Requirement): string {
  const { id, kind, binds, operations, unobservable, stateful } = entry;
  if (kind === "gap") return "Ask the provider before you rely on an answer.";
  if (unobservable) return `Ask the provider. ${unobservable}`;
  if (binds === "partner") return "Ask the provider what it expects of you.";
  if (!hasVerdict(entry)) return "Ask the provider: no flow checks it yet.";
  const costs = operations.some((operationId) => {
    const effect = contract.operations.get(operationId)?.["x-effect"];
    return effect !== undefined && effect !== "read";
  });
  const cautions = [
    costs && "raise the bounds of the run where it spends, claims, renews or sends",
    stateful && "a mock cannot show it",
  ].filter(Boolean);
  const caution = cautions.length > 0 ? ` (${cautions.join("; ")})` : "";
  return `Run \`partner-conformance run --only ${id}\` against staging${caution}: the verdict is *confirmed* or *refuted*.`;
}
