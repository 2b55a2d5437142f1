import type { Contract } from "../contract.ts";
import { expander } from "../covers.ts";
import type { Element } from "../elements.ts";
import type { Problem } from "../problem.ts";

/** Nothing stands in the documents without a requirement, and no requirement speaks of nothing. */
export function checkCoverage({ areas, common }: Contract): Problem[] {
  const coveredByAny = new Set<string>();
  const problems = areas.flatMap((area) => {
    const { elements, registry } = area;
    const expand = expander(area, common);
    const covers = Object.entries(registry.data).flatMap(([id, { covers = [] }]) =>
      covers.map((name) => ({ id, name, means: expand(name) })),
    );
    const covered = new Set(covers.flatMap(({ means }) => means));
    for (const name of covered) coveredByAny.add(name);
    return [
      ...bare(elements, covered).map(({ name, file, line }) => ({
        file,
        line,
        message: `${name} is covered by no requirement: name it under covers in openapi/requirements/${area.area}.yaml.`,
      })),
      ...covers
        .filter(({ means }) => means.length === 0)
        .map(({ id, name }) => ({
          file: registry.name,
          line: registry.lineOf([id, "covers"]),
          message: `${id} covers ${name}, which no document has.`,
        })),
    ];
  });
  return [
    ...problems,
    ...bare(common, coveredByAny).map(({ name, file, line }) => ({
      file,
      line,
      message: `${name} is covered by no requirement of any area.`,
    })),
  ];
}

function bare(elements: readonly Element[], covered: ReadonlySet<string>): readonly Element[] {
  return elements.filter(({ name, optional }) => !optional && !covered.has(name));
}
