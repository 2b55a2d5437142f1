import { readFileSync } from "node:fs";
import { join } from "node:path";
import { table } from "../markdown/table.ts";

const file = join(import.meta.dirname, "../../../packages/conformance/dist/kill-matrix.json");

/** What the tests of the conformance suite write; the shape is theirs (`deviations/kill-matrix.ts`). */
interface KillMatrix {
  readonly deviations: { readonly byHand: number; readonly fromSchemas: number };
  readonly musts: {
    readonly verified: number;
    readonly killed: number;
    readonly masked: readonly string[];
    readonly survivors: readonly string[];
  };
  readonly rows: readonly {
    readonly name: string;
    readonly made: "by hand" | "from the schemas";
    readonly red: Readonly<Record<"fail" | "warn" | "refuted" | "lost", readonly string[]>>;
  }[];
}

/** How many deviations the suite was run against, what it caught, and each of them. */
export function killMatrix(): string {
  const { deviations, musts, rows } = JSON.parse(readFileSync(file, "utf8")) as KillMatrix;
  const { verified, killed, masked, survivors } = musts;
  const byHand = rows.filter(({ made }) => made === "by hand");
  const generated = rows.filter(({ made }) => made !== "by hand");
  const summary = [
    `- Deviations: ${deviations.byHand} written by hand, ${deviations.fromSchemas} made from the schemas.`,
    `- Of ${verified} musts that a service without fault is found to keep, ${killed} fail on some deviation.`,
    ...(masked.length > 0
      ? [`- Seen only through an assumption, and broken only together with it: ${list(masked)}.`]
      : []),
    survivors.length > 0
      ? `- Not yet seen to fail: ${list(survivors)}.`
      : "- Every one of them was seen to fail.",
  ];
  return [
    summary.join("\n"),
    `## By hand\n\n${rowsOf("the service", byHand)}`,
    `## From the schemas\n\n${rowsOf("answer and what is wrong with it", generated)}`,
  ].join("\n\n");
}

function rowsOf(what: string, rows: KillMatrix["rows"]): string {
  return table(
    [what, "turned red"],
    rows.map(({ name, red }) => [name, list([...red.fail, ...red.warn, ...red.refuted])]),
  );
}

function list(ids: readonly string[]): string {
  return ids.map((id) => `[[${id}]]`).join(" ");
}
