import { type Contract, operationOf } from "../contract/contract.ts";
import type { Flow, Step } from "../contract/flow.ts";

/** A documented journey: drawn, then told step by step. */
export function journey(contract: Contract, name: string): string {
  const flow = contract.flows.find((each) => each.name === name);
  if (!flow) throw new Error(`there is no flow ${name}`);
  return [
    flow.description,
    `[[diagram ${name}]]`,
    `## Step by step\n\n${flow.workflow}\n${inputs(flow)}`,
    ...flow.steps.map((step, index) => describe(contract, step, index)),
  ].join("\n\n");
}

function inputs({ inputs }: Flow): string {
  const lines = Object.entries(inputs).map(
    ([name, { description = "" }]) => `- \`${name}\`: ${description}`,
  );
  return `\nWhat goes in:\n\n${lines.join("\n")}`;
}

function describe(contract: Contract, step: Step, index: number): string {
  const { method, path } = operationOf(contract, step.operationId);
  const checks = step.successCriteria.map(({ condition }) => `- \`${condition}\``).join("\n");
  const outputs = Object.entries(step.outputs ?? {}).map(
    ([name, source]) => `- \`${name}\` from \`${source.replace("$response.body#", "")}\``,
  );
  const kept = outputs.length > 0 ? `\n\nKept for later:\n\n${outputs.join("\n")}` : "";
  return [
    `### ${index + 1}. ${step.operationId}`,
    `${step.description} [[${step.operationId}]] \`${method} ${path}\``,
    `Holds when:\n\n${checks}${kept}`,
  ].join("\n\n");
}
