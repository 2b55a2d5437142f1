import { loadContract } from "./contract/load-contract.ts";
import { rehearse } from "./flow/rehearse.ts";
import { flows } from "./flows.ts";
import { table } from "./report/layout.ts";
import { chooseScope } from "./scope.ts";
import { isDeclared } from "./verdict/declared.ts";

/** `partner-conformance list`: the requirements a run can speak of, and whether a flow checks them. */
export async function listCommand(area: string | undefined): Promise<number> {
  const contract = loadContract();
  const { ids } = await chooseScope(contract, flows, { area });
  const declared = await rehearse(...flows);
  const rows = ids.flatMap((id) => {
    const requirement = contract.requirements.get(id);
    if (!requirement) return [];
    const { kind, level = "", stateful, rule } = requirement;
    const check = isDeclared(declared, id) ? "checked" : "";
    return [{ cells: [id, kind, level, stateful ? "stateful" : "", check], rule }];
  });
  const lines = table(rows.map(({ cells }) => cells.map((cell) => cell.padEnd(10))));
  for (const [index, line] of lines.entries()) console.log(`${line}  ${rows[index]?.rule}`);
  return 0;
}
