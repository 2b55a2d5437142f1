import { parse } from "yaml";
import type { Area } from "./area.ts";
import { readContractFile } from "./contract-file.ts";

export interface Step {
  readonly stepId: string;
  readonly description: string;
  readonly operationId: string;
  readonly "x-effect": string;
  readonly parameters?: readonly { readonly name: string; readonly value: unknown }[];
  readonly requestBody?: { readonly payload: unknown };
  readonly successCriteria: readonly { readonly condition: string }[];
  readonly outputs?: Readonly<Record<string, string>>;
}

/** A documented journey: the one workflow of its Arazzo document. */
export interface Flow {
  /** `openapi/flows/NAME.arazzo.yaml`. */
  readonly name: string;
  readonly area: Area;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  /** What the workflow itself says, in particular what it spends. */
  readonly workflow: string;
  readonly inputs: Readonly<Record<string, { readonly description?: string }>>;
  readonly steps: readonly Step[];
}

export function readFlow(name: string): Flow {
  const { info, sourceDescriptions, workflows } = parse(
    readContractFile(`flows/${name}.arazzo.yaml`),
  );
  const [workflow] = workflows;
  return {
    name,
    area: sourceDescriptions[0].name,
    title: info.title,
    summary: info.summary,
    description: info.description,
    workflow: workflow.description,
    inputs: workflow.inputs.properties,
    steps: workflow.steps,
  };
}
