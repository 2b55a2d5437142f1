import { fileURLToPath } from "node:url";
import type { Figure } from "../figure.ts";
import { median } from "../median.ts";
import { runProgram } from "../run-program.ts";

const program = fileURLToPath(new URL("../../../docs/tools/measure-site.ts", import.meta.url));

interface Measured {
  readonly pages: number;
  readonly buildSeconds: number;
  readonly scriptBytes: number;
  /** Each page several times. */
  readonly scores: readonly {
    readonly page: string;
    readonly performance: number;
    readonly accessibility: number;
  }[];
}

/** What the site costs those who build it and those who read it. */
export async function* measure(): AsyncGenerator<Figure> {
  const { out } = await runProgram(program, []);
  const { pages, buildSeconds, scriptBytes, scores }: Measured = JSON.parse(out);
  const kilobytes = scriptBytes / 1000;
  yield* [
    {
      name: `build of the site, ${pages} pages`,
      value: `${buildSeconds.toFixed(1)} s`,
      goal: "≤ 30 s",
      met: buildSeconds <= 30,
    },
    {
      name: "script of the heaviest page, compressed",
      value: `${kilobytes.toFixed(1)} kB`,
      goal: "≤ 40 kB",
      met: kilobytes <= 40,
    },
    score("performance", scores),
    score("accessibility", scores),
  ];
}

/** The lowest of the pages, of each the median of its rounds. */
function score(kind: "performance" | "accessibility", scores: Measured["scores"]): Figure {
  const pages = [...new Set(scores.map(({ page }) => page))];
  const rounds = (page: string): number[] =>
    scores.filter((round) => round.page === page).map((round) => round[kind]);
  const lowest = Math.min(...pages.map((page) => median(rounds(page))));
  return {
    name: `Lighthouse ${kind}, the lowest of ${pages.length} pages`,
    value: String(lowest),
    goal: "≥ 95",
    met: lowest >= 95,
  };
}
