import type { Contract } from "../contract.ts";
import { expander } from "../covers.ts";
import type { Element } from "../elements.ts";
import type { Problem } from "../problem.ts";

/** An assumption is marked exactly where it stands: no unmarked guess, no fact marked as one. */
export function checkAssumptions(contract: Contract): Problem[] {
  return contract.areas.flatMap(({ elements, registry }) => {
    const entries = Object.entries(registry.data);
    const all = entries.flatMap(([, { covers = [] }]) => covers);
    const known = [...elements, ...contract.common];
    const expand = expander(known, all);

    const unresolved = elements.flatMap(({ assumed, file, line, name }) =>
      assumed
        .filter((id) => registry.data[id]?.kind !== "assumption")
        .map((id) => ({ file, line, message: `${name} is marked ${id}, which is no assumption.` })),
    );
    const assumptions = entries.filter(([, { kind }]) => kind === "assumption");
    return assumptions.reduce<Problem[]>((problems, [id, { covers = [] }]) => {
      const at = { file: registry.name, line: registry.lineOf([id]) };
      const names = new Set(covers.flatMap(expand));
      if (names.size === 0) {
        problems.push({
          ...at,
          message: `${id} stands nowhere: name under covers what it assumes.`,
        });
      }
      for (const element of known) {
        const marked = element.assumed.includes(id);
        if (
          names.has(element.name) &&
          !marked &&
          !responseOf(element, known)?.assumed.includes(id)
        ) {
          const { file, line, name } = element;
          problems.push({
            file,
            line,
            message: `${name} rests on ${id}: mark it x-assumed: ${id}.`,
          });
        }
        if (marked && !names.has(element.name) && !hasNamedExample(element, names)) {
          const { file, line, name } = element;
          problems.push({
            file,
            line,
            message: `${name} is marked ${id}, whose covers does not name it.`,
          });
        }
      }
      return problems;
    }, unresolved);
  });
}

/** An error example may be marked on its response, where its mark stands for it. */
function responseOf({ name }: Element, known: readonly Element[]): Element | undefined {
  const parent = name.slice(0, name.lastIndexOf("."));
  return /\.[45]\d\d$/.test(parent) ? known.find((element) => element.name === parent) : undefined;
}

function hasNamedExample({ name }: Element, names: ReadonlySet<string>): boolean {
  return [...names].some((other) => other.startsWith(`${name}.`));
}
