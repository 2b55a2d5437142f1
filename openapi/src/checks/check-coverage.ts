import type { Contract } from "../contract.ts";
import { expander } from "../covers.ts";
import type { Problem } from "../problem.ts";

/** Nothing stands in the documents without a requirement, and no requirement speaks of nothing. */
export function checkCoverage(contract: Contract): Problem[] {
  const coveredCommon = new Set<string>();
  const problems = contract.areas.flatMap(({ area, elements, registry }) => {
    const entries = Object.entries(registry.data);
    const all = entries.flatMap(([, { covers = [] }]) => covers);
    const expand = expander([...elements, ...contract.common], all);
    const covered = new Set(all.flatMap(expand));
    for (const { name } of contract.common) if (covered.has(name)) coveredCommon.add(name);
    return [
      ...elements
        .filter(({ name, optional }) => !optional && !covered.has(name))
        .map(({ name, file, line }) => ({
          file,
          line,
          message: `${name} is covered by no requirement: name it under covers in openapi/requirements/${area}.yaml.`,
        })),
      ...entries.flatMap(([id, { covers = [] }]) =>
        covers
          .filter((name) => expand(name).length === 0)
          .map((name) => ({
            file: registry.name,
            line: registry.lineOf([id, "covers"]),
            message: `${id} covers ${name}, which no document has.`,
          })),
      ),
    ];
  });
  const bare = contract.common.filter(
    ({ name, optional }) => !optional && !coveredCommon.has(name),
  );
  return [
    ...problems,
    ...bare.map(({ name, file, line }) => ({
      file,
      line,
      message: `${name} is covered by no requirement of any area.`,
    })),
  ];
}
