/**
 * Measures a part of the project beside its peers, in one run.
 *
 *     npm run bench -- [clients|sandbox|conformance]
 *
 * Prints a Markdown table and writes bench/results/PART.json. Exit code 1 when a goal was missed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { type Figure, figureTable } from "./figure.ts";

const parts: Record<string, () => Promise<{ measure(): Promise<readonly Figure[]> }>> = {
  clients: () => import("./clients/measure.ts"),
  sandbox: () => import("./sandbox/measure.ts"),
  conformance: () => import("./conformance/measure.ts"),
};

const asked = process.argv.slice(2);
const unknown = asked.find((part) => !(part in parts));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}". There are: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

const results = join(import.meta.dirname, "../results");
mkdirSync(results, { recursive: true });
for (const part of asked.length > 0 ? asked : Object.keys(parts)) {
  const load = parts[part];
  if (!load) continue;
  console.error(`Measuring ${part} …`);
  const figures = await (await load()).measure();
  const machine = `Node ${process.versions.node}, ${cpus().length} cores`;
  console.log(`\n### ${part} (${machine})\n\n${figureTable(figures)}\n`);
  const report = { part, date: new Date().toISOString(), machine, figures };
  writeFileSync(join(results, `${part}.json`), `${JSON.stringify(report, null, 2)}\n`);
  if (figures.some(({ met }) => !met)) process.exitCode = 1;
}
