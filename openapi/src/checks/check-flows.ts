import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Contract } from "../contract.ts";
import type { Problem } from "../problem.ts";
import { readSourceFile } from "../source-file.ts";

interface Step {
  readonly stepId: string;
  readonly operationId: string;
  readonly "x-effect"?: string;
}

/** Each step of a journey names an operation and the effect which that operation has. */
export function checkFlows(contract: Contract): Problem[] {
  const effects = new Map(contract.areas.flatMap(({ document }) => effectsOf(document.data)));
  const directory = join(contract.directory, "flows");
  const files = readdirSync(directory).map((name) => readSourceFile(join(directory, name)));
  return files.flatMap((file) => {
    const workflows = (file.data["workflows"] ?? []) as { steps: Step[] }[];
    return workflows.flatMap(({ steps }, w) =>
      steps.flatMap((step, s): Problem[] => {
        const effect = effects.get(step.operationId);
        if (effect !== undefined && step["x-effect"] === effect) return [];
        const line = file.lineOf(["workflows", w, "steps", s]);
        const message = effect
          ? `Step ${step.stepId} has x-effect ${step["x-effect"]}, but ${step.operationId} has ${effect}.`
          : `Step ${step.stepId} names no operation: ${step.operationId}.`;
        return [{ file: file.name, line, message }];
      }),
    );
  });
}

function effectsOf(document: Record<string, unknown>): [string, string][] {
  const paths = document["paths"] as Record<string, Record<string, Record<string, string>>>;
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation["operationId"] ?? "", operation["x-effect"] ?? ""]);
}
