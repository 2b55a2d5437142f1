/** One measured figure beside its goal. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  /** What the figure is held against, e.g. "Prism 4,100 req/s". */
  readonly peer?: string;
  readonly ratio?: number;
  readonly goal: string;
  readonly met: boolean;
}

/** A Markdown table of figures. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, peer = "", ratio, goal, met }) =>
    [
      name,
      value,
      peer,
      ratio === undefined ? "" : `${ratio.toFixed(2)} ×`,
      goal,
      met ? "yes" : "no",
    ].join(" | "),
  );
  return [
    "| figure | measured | peer | ratio | goal | met |",
    "|---|--:|--:|--:|---|---|",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}
