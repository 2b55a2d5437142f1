import type { Contract } from "../contract/contract.ts";
import { readKillMatrix } from "./kill-matrix.ts";

/** What the project knows and proves, in figures. */
export function proof({ requirements }: Contract): string {
  const of = (kind: string): number =>
    [...requirements.values()].filter((entry) => entry.kind === kind).length;
  const { musts } = readKillMatrix();
  const figures = [
    [of("fact"), "[facts](/about/): what the service description states"],
    [of("assumption"), "[assumptions](/about/not-shown/esim/): numbered, marked, settled by a run"],
    [of("gap"), "[gaps](/about/not-shown/esim/): left open, never guessed"],
    [
      `${musts.killed} of ${musts.verified}`,
      "[checks seen to fail](/conformance/kill-matrix/) on a service that is wrong",
    ],
  ];
  return figures.map(([figure, words]) => `- <b class="figure">${figure}</b> ${words}`).join("\n");
}
