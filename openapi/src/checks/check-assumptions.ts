import type { Contract } from "../contract.ts";
import { expander } from "../covers.ts";
import type { Element } from "../elements.ts";
import type { Problem } from "../problem.ts";

/** An assumption is marked exactly where it stands: no unmarked guess, no fact marked as one. */
export function checkAssumptions({ areas, common }: Contract): Problem[] {
  return areas.flatMap((area) => {
    const { elements, registry } = area;
    const expand = expander(area, common);
    const known = [...elements, ...common];
    const isAssumption = (id: string): boolean => registry.data[id]?.kind === "assumption";
    return [
      ...elements.flatMap((element) =>
        element.assumed
          .filter((id) => !isAssumption(id))
          .map((id) => problemAt(element, `is marked ${id}, which is no assumption.`)),
      ),
      ...Object.entries(registry.data)
        .filter(([id]) => isAssumption(id))
        .flatMap(([id, { covers = [] }]): Problem[] => {
          const names = new Set(covers.flatMap(expand));
          if (names.size > 0) return checkMarks(id, names, known);
          const message = `${id} stands nowhere: name under covers what it assumes.`;
          return [{ file: registry.name, line: registry.lineOf([id]), message }];
        }),
    ];
  });
}

/** The elements that carry the mark of an assumption are those that it names. */
function checkMarks(id: string, names: ReadonlySet<string>, known: readonly Element[]): Problem[] {
  return known.flatMap((element) => {
    const marked = element.assumed.includes(id);
    const named = names.has(element.name);
    if (named && !marked && !responseOf(element, known)?.assumed.includes(id))
      return [problemAt(element, `rests on ${id}: mark it x-assumed: ${id}.`)];
    if (marked && !named && !hasNamedExample(element, names))
      return [problemAt(element, `is marked ${id}, whose covers does not name it.`)];
    return [];
  });
}

function problemAt({ file, line, name }: Element, what: string): Problem {
  return { file, line, message: `${name} ${what}` };
}

/** An error example may be marked on its response, where its mark stands for it. */
function responseOf({ name }: Element, known: readonly Element[]): Element | undefined {
  const parent = name.slice(0, name.lastIndexOf("."));
  return /\.[45]\d\d$/.test(parent) ? known.find((element) => element.name === parent) : undefined;
}

function hasNamedExample({ name }: Element, names: ReadonlySet<string>): boolean {
  return [...names].some((other) => other.startsWith(`${name}.`));
}
