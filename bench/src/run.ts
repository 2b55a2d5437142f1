import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Figure, figureLine, figureTable } from "./figure.ts";
import { describeRun, resultsMarkdown } from "./results.ts";

interface Part {
  measure(): AsyncIterable<Figure>;
}

const parts: Record<string, () => Promise<Part>> = {
  clients: () => import("./clients/measure.ts"),
  sandbox: () => import("./sandbox/measure.ts"),
  conformance: () => import("./conformance/measure.ts"),
  docs: () => import("./docs/measure.ts"),
};

const usage = `Measures the project beside its peers, in one run of about six minutes. Memory is read from /proc: on Linux.

  npm run bench             all of it; writes bench/results.json and bench/results.md
  npm run bench -- PART …   some of it (${Object.keys(parts).join(", ")}); writes nothing

Exit codes: 0 every goal was met, 1 one was missed, 2 the call was wrong or a measurement failed.`;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    const options = { help: { type: "boolean", short: "h" } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

async function measure(name: string): Promise<{ name: string; figures: readonly Figure[] }> {
  console.error(`\nMeasuring ${name} …`);
  const part = await parts[name]?.();
  const figures: Figure[] = [];
  for await (const figure of part?.measure() ?? []) {
    console.error(figureLine(figure));
    figures.push(figure);
  }
  console.log(`\n## ${name}\n\n${figureTable(figures)}`);
  return { name, figures };
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const names = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = names.find((name) => !(name in parts));
if (unknown !== undefined) fail(`There is no part "${unknown}".\n\n${usage}`);

const measured = [];
try {
  for (const name of names) measured.push(await measure(name));
} catch (error) {
  fail(`The measurement failed: ${(error as Error).message}`);
}
if (positionals.length === 0) {
  const results = { ...describeRun(), parts: measured };
  const folder = join(import.meta.dirname, "..");
  writeFileSync(join(folder, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(folder, "results.md"), resultsMarkdown(results));
}
const missed = measured.flatMap(({ figures }) => figures).filter(({ met }) => !met);
const minutes = (performance.now() / 60_000).toFixed(1);
const outcome = missed.length === 0 ? "Every goal was met." : "Goals that were missed:";
console.error(`\nMeasured in ${minutes} minutes. ${outcome}`);
for (const figure of missed) console.error(figureLine(figure));
process.exitCode = missed.length > 0 ? 1 : 0;
