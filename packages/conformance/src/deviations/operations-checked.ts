import type { Answer } from "../flow/answer.ts";
import type { Flow } from "../flow/flow.ts";
import { rehearse } from "../flow/rehearse.ts";

/** The operations whose answers the checks of each requirement look at, as the flows declare them. */
export async function operationsChecked(
  flows: readonly Flow[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  const listening = flows.map((flow): Flow => {
    return {
      ...flow,
      run: (journey) =>
        flow.run({
          ...journey,
          rule(id, answers, check) {
            const known = found.get(id) ?? new Set();
            for (const { operation } of [answers].flat() as Answer[]) known.add(operation);
            found.set(id, known);
            journey.rule(id, answers, check);
          },
        }),
    };
  });
  await rehearse(...listening);
  return found;
}
