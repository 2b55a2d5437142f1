/** One measured figure beside its goal. */
export interface Figure {
  readonly name: string;
  /** With its unit, e.g. "4,100 requests/s". */
  readonly value: string;
  /** What the figure is held against, e.g. "Prism 4,100". */
  readonly peer?: string;
  /** The figure beside that of its peer, the way round that the goal has it. */
  readonly ratio?: number;
  readonly goal: string;
  readonly met: boolean;
}

/** A figure as it is told while others are still measured. */
export function figureLine({ name, value, peer, goal, met }: Figure): string {
  return `  ${met ? "✓" : "✗"} ${name}: ${value}${peer ? ` (${peer})` : ""}, goal ${goal}`;
}

/** A Markdown table of figures. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, peer = "", ratio, goal, met }) => {
    const times = ratio === undefined ? "" : `${ratio.toFixed(2)} ×`;
    return `| ${[name, value, peer, times, goal, met ? "yes" : "no"].join(" | ")} |`;
  });
  const head = ["| figure | measured | peer | ratio | goal | met |", "|---|--:|---|--:|---|---|"];
  return [...head, ...rows].join("\n");
}
