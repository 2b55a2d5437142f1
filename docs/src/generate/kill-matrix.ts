import { readFileSync } from "node:fs";
import { join } from "node:path";
import { table } from "../markdown/table.ts";

const file = join(import.meta.dirname, "../../../packages/conformance/kill-matrix.json");

/** What the tests of the conformance suite hold true; the shape is theirs (`deviations/kill-matrix.ts`). */
interface KillMatrix {
  readonly musts: { readonly verified: number; readonly killed: number };
  readonly assumptions: { readonly confirmed: number; readonly refuted: number };
  readonly byHand: RedByName;
  readonly fromSchemas: RedByName;
}

/** Ids of the requirements that a deviation turned red, by its name. */
type RedByName = Readonly<Record<string, readonly string[]>>;

export function readKillMatrix(): KillMatrix {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** How many deviations the suite was run against, what it caught, and each of them. */
export function killMatrix(): string {
  const { musts, assumptions, byHand, fromSchemas } = readKillMatrix();
  const countOf = (rows: RedByName) => Object.keys(rows).length;
  const summary = [
    `- Deviations: ${countOf(byHand)} written by hand, ${countOf(fromSchemas)} made from the schemas.`,
    `- Of ${musts.verified} musts that a service without fault is found to keep, ${musts.killed} were seen to fail.`,
    `- Of ${assumptions.confirmed} assumptions that it confirms, ${assumptions.refuted} were seen refuted.`,
  ];
  return [
    summary.join("\n"),
    `## By hand\n\n${rowsOf("the service", byHand)}`,
    `## From the schemas\n\n${rowsOf("answer and what is wrong with it", fromSchemas)}`,
  ].join("\n\n");
}

function rowsOf(what: string, rows: RedByName): string {
  return table(
    [what, "turned red"],
    Object.entries(rows).map(([name, ids]) => [name, ids.map((id) => `[[${id}]]`).join(" ")]),
  );
}
