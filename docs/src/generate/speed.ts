import { readFileSync } from "node:fs";
import { join } from "node:path";
import { table } from "../markdown/table.ts";

const file = join(import.meta.dirname, "../../../bench/results.json");

/** What the last full run of the benches wrote; the shape is theirs (`bench/src/results.ts`). */
interface Results {
  readonly date: string;
  readonly node: string;
  readonly cores: number;
  readonly peers: Readonly<Record<string, string>>;
  readonly parts: readonly { readonly name: string; readonly figures: readonly Figure[] }[];
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly peer?: string;
  readonly goal: string;
  readonly met: boolean;
}

const titles: Readonly<Record<string, string>> = {
  clients: "The clients",
  sandbox: "The sandbox",
  conformance: "The conformance suite",
  docs: "This site",
};

/** Every figure beside its peer and its goal. */
export function speed(): string {
  const { date, node, cores, peers, parts } = JSON.parse(readFileSync(file, "utf8")) as Results;
  const versions = Object.entries(peers).map(([name, version]) => `${name} ${version}`);
  return [
    `Measured on ${date} with Node ${node} on ${cores} cores. Beside: ${versions.join(", ")}.`,
    ...parts.map(({ name, figures }) => `## ${titles[name] ?? name}\n\n${tableOf(figures)}`),
  ].join("\n\n");
}

function tableOf(figures: readonly Figure[]): string {
  return table(
    ["what", "measured", "beside", "goal", "met"],
    figures.map(({ name, value, peer = "", goal, met }) => [
      name,
      value,
      peer,
      goal,
      met ? "yes" : "**no**",
    ]),
  );
}
