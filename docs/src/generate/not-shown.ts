import { hasVerdict } from "../contract/checks.ts";
import type { Contract } from "../contract/contract.ts";
import { linkElements } from "../contract/elements.ts";
import type { Requirement } from "../contract/requirement.ts";
import { bySection, headline, note } from "./requirements.ts";

const introduction = `What the description does not say about this area.

- An **assumption** is what the contract takes to be so; the [sandbox](/sandbox/) behaves that way. To settle it, run the [conformance suite](/conformance/) against staging with what stands after *Settle*, each bound as high as you can afford: the verdict is *confirmed* or *refuted*. What takes a *stateful* target no mock can show.
- A **gap** is a question that only the provider can answer. Ask before you rely on an answer.

Go through them [before you go live](/going-live/).`;

/** The bound that a run needs for calls of an effect. */
const bounds: Readonly<Record<string, string>> = {
  spend: "--max-spend NGN",
  claim: "--max-claims N",
  renew: "--max-renewals N",
  message: "--max-messages N",
};

/** Every assumption and gap of an area: what it is about, where it is used, how to settle it. */
export function notShown(contract: Contract, area: string): string {
  const open = [...contract.requirements.values()].filter(
    (entry) => entry.area === area && entry.kind !== "fact",
  );
  return `${introduction}\n\n${bySection(open, (entry) => describe(contract, entry))}`;
}

function describe(contract: Contract, entry: Requirement): string {
  const { kind, source, covers, operations, stateful } = entry;
  const facets = [`<b class="${kind}">${kind}</b>`, `section ${source}`, stateful && "stateful"];
  const where = linkElements(contract, covers.length > 0 ? covers : operations);
  const lines = [
    facets.filter(Boolean).join(" · "),
    where && `${kind === "gap" ? "Concerns" : "Used in"} ${where}`,
    kind === "assumption" && howToSettle(contract, entry),
  ];
  return [headline(entry), ...lines.filter(Boolean).map(note)].join("<br>\n");
}

/** How a partner finds out what really holds. */
function howToSettle({ operations }: Contract, entry: Requirement): string {
  const { id, binds, unobservable } = entry;
  if (unobservable) return `Ask the provider. ${unobservable}`;
  if (binds === "partner") return "Ask the provider what it expects of you.";
  if (!hasVerdict(entry)) return "Ask the provider: no flow checks it yet.";
  const effects = entry.operations.map((name) => operations.get(name)?.["x-effect"] ?? "read");
  const needed = new Set(effects.flatMap((effect) => bounds[effect] ?? []));
  return `Settle: \`${[`--only ${id}`, ...needed].join(" ")}\``;
}
