import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { cpus, totalmem } from "node:os";
import { type Figure, figureTable } from "./figure.ts";

/** What ours is measured beside. */
const peers = ["hono", "ky", "openai", "openapi-fetch", "@redocly/cli", "stripe"];
const mock = import.meta.resolve("@partner-connectivity/mock");

/** Where figures come from, without which they mean little. */
interface Run {
  /** The day, in UTC, as YYYY-MM-DD. */
  readonly date: string;
  readonly node: string;
  readonly cores: number;
  readonly memoryGb: number;
  /** Versions of what ours is measured beside, by npm name. */
  readonly peers: Readonly<Record<string, string>>;
}

/** All figures of one run: what bench/results.json holds. */
interface Results extends Run {
  readonly parts: readonly { readonly name: string; readonly figures: readonly Figure[] }[];
}

export function describeRun(): Run {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    peers: Object.fromEntries([
      ...peers.map((name) => [name, versionOf(name, import.meta.url)]),
      ["@stoplight/prism-http-server", versionOf("@stoplight/prism-http-server", mock)],
    ]),
  };
}

function versionOf(name: string, from: string): string {
  const manifest = findPackageJSON(name, from);
  if (manifest === undefined) throw new Error(`${name} is not installed.`);
  return JSON.parse(readFileSync(manifest, "utf8")).version;
}

export function resultsMarkdown({ date, node, cores, memoryGb, peers, parts }: Results): string {
  const versions = Object.entries(peers).map(([name, version]) => `${name} ${version}`);
  const machine = `Node ${node}, ${cores} cores, ${memoryGb} GB of memory`;
  return `# Figures

Measured on ${date} by \`npm run bench\` (${machine}), each beside its peer in the same run:
${versions.join(", ")}.

${parts.map(({ name, figures }) => `## ${name}\n\n${figureTable(figures)}\n`).join("\n")}`;
}
