import { readConfig } from "../config/read-config.ts";
import { operationOf } from "../contract/contract.ts";
import { loadContract } from "../contract/load-contract.ts";
import { nearestIds } from "../contract/nearest-ids.ts";
import { rehearse } from "../flow/rehearse.ts";
import { flows } from "../flows.ts";
import { docsLink } from "../report/docs-link.ts";
import { whyNot } from "../scope.ts";
import { ConfigurationError } from "../target/configuration-error.ts";
import { isJudged } from "../verdict/is-judged.ts";

/** `partner-conformance explain ID`: what a requirement says, and how a run comes to a verdict on it. */
export async function explainCommand(
  name: string,
  configFile: string | undefined,
): Promise<number> {
  const { docs } = await readConfig(configFile);
  const contract = loadContract();
  const id = name.toUpperCase();
  const requirement = contract.requirements.get(id);
  if (!requirement) {
    const near = nearestIds(name, contract.requirements.keys());
    const hint = near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
    throw new ConfigurationError(
      `There is no requirement "${name}".${hint} See: partner-conformance list`,
    );
  }
  const { area, kind, level, binds, rule, source, operations, covers = [] } = requirement;
  const { via, stateful } = requirement;
  const known = operations.filter((operation) => contract.operations.has(operation));
  const facets = [kind, level, `binds the ${binds}`, `section ${source}`];
  console.log(
    [
      `${id}  ${rule}`,
      `  ${facets.filter(Boolean).join(" · ")}`,
      ...known.map((operation) => {
        const { method, path, effect } = operationOf(contract, operation);
        return `  ${operation}  ${method} ${path}  (${effect})`;
      }),
      ...(covers.length > 0 ? [`  covers ${covers.join(", ")}`] : []),
      ...(via ? [`  seen only through ${via.join(", ")}, which must be confirmed first`] : []),
      ...(stateful ? ["  takes a target that remembers; a mock cannot show it"] : []),
      ...(docs === undefined ? [] : [`  ${docsLink(docs, id, area)}`]),
      "",
      ...(isJudged(requirement)
        ? await checksOf(id)
        : [`No run gives it a verdict: ${requirement.unobservable ?? whyNot(contract, id)}`]),
    ].join("\n"),
  );
  return 0;
}

async function checksOf(id: string): Promise<string[]> {
  const lines: string[] = [];
  for (const flow of flows) {
    const { checked, answered, shape, fixtures } = await rehearse(flow);
    const ways = [
      checked.has(id) && "holds values of answers against it",
      answered.has(id) && "takes the expected answer for it",
      shape.has(id) && "takes it for all shape: each element that it covers, there and valid",
    ].filter((way) => way !== false);
    if (ways.length === 0) continue;
    lines.push(`Checked by ${flow.name}, which ${ways.join(", and ")}.`);
    if (fixtures.size > 0) lines.push(`  fixtures of that flow: ${[...fixtures].join(", ")}`);
  }
  return lines.length > 0
    ? lines
    : ["No flow checks it yet, so a run says that it is not verified."];
}
