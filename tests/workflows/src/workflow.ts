import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export const root: string = join(import.meta.dirname, "../../..");

export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

export interface Workflow {
  readonly text: string;
  readonly on: { readonly workflow_call?: Call };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Call {
  readonly inputs: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly secrets: Readonly<Record<string, unknown>>;
}

/** Names of the files in `.github/workflows`. */
export const names: readonly string[] = readdirSync(join(root, ".github/workflows"));

export function readWorkflow(name: string): Workflow {
  const text = readFileSync(join(root, ".github/workflows", name), "utf8");
  return { text, ...parse(text) };
}

export function stepsOf({ jobs }: Workflow): Step[] {
  return Object.values(jobs).flatMap(({ steps = [] }) => steps);
}
