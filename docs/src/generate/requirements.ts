import { howChecked } from "../contract/checks.ts";
import type { Contract } from "../contract/contract.ts";
import { linkElements } from "../contract/elements.ts";
import type { Requirement } from "../contract/requirement.ts";

/** The registry of an area, section by section. */
export function requirements(contract: Contract, area: string): string {
  return bySection(
    [...contract.requirements.values()].filter((entry) => entry.area === area),
    (entry) => describe(contract, entry),
  );
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
  return [
    headline(entry),
    `  <small data-pagefind-ignore>${[...facets, ...seen, ...settle].filter(Boolean).join(" · ")}</small>`,
    where && `  <small data-pagefind-ignore>In ${where}</small>`,
    howChecked(entry) && `  <small data-pagefind-ignore>${howChecked(entry)}</small>`,
  ]
    .filter(Boolean)
    .join("<br>\n");
}
