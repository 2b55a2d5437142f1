import { howChecked } from "../contract/checks.ts";
import type { Contract } from "../contract/contract.ts";
import { linkElements } from "../contract/elements.ts";
import type { Requirement } from "../contract/requirement.ts";

const introduction =
  "What the description states about this area, what the contract assumes and what is unknown. [How to read an entry](/about/#an-entry).";

/** The registry of an area, section by section. */
export function requirements(contract: Contract, area: string): string {
  const entries = [...contract.requirements.values()].filter((entry) => entry.area === area);
  return `${introduction}\n\n${bySection(entries, (entry) => describe(contract, entry))}`;
}

/** Entries as lists under the headings of their registry. */
export function bySection(
  entries: readonly Requirement[],
  describe: (entry: Requirement) => string,
): string {
  const sections = Map.groupBy(entries, ({ section }) => section);
  return [...sections]
    .map(([section, list]) => `## ${section}\n\n${list.map(describe).join("\n")}`)
    .join("\n\n");
}

/** The first line of an entry. Its id is the anchor that reports link to. */
export function headline({ id, rule }: Requirement): string {
  return `- <b id="${id.toLowerCase()}">${id}</b> ${rule}`;
}

/** A line below it, small and not searched: words of one entry would be found in every other. */
export function note(line: string | false): string {
  return `  <small data-pagefind-ignore>${line}</small>`;
}

function describe(contract: Contract, entry: Requirement): string {
  const { area, id, kind, level, binds, source, operations, covers, stateful, via } = entry;
  const settle =
    kind === "fact" ? [] : [`[how to settle it](/about/not-shown/${area}/#${id.toLowerCase()})`];
  const facets = [
    `<b class="${kind}">${kind}</b>`,
    level,
    `binds the ${binds}`,
    `section ${source}`,
  ];
  const seen = [
    stateful && "takes a stateful target",
    via && `seen through ${via.map((other) => `[[${other}]]`).join(", ")}`,
  ];
  const where = linkElements(contract, covers.length > 0 ? covers : operations);
  const lines = [
    [...facets, ...seen, ...settle].filter(Boolean).join(" · "),
    where && `In ${where}`,
    howChecked(entry),
  ];
  return [headline(entry), ...lines.filter(Boolean).map(note)].join("<br>\n");
}
