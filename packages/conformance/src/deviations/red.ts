import type { Report } from "../report/report.ts";

/** What a run holds against a service. */
export interface Red {
  readonly fail: readonly string[];
  readonly warn: readonly string[];
  readonly refuted: readonly string[];
  /** Failures that no requirement answers for. */
  readonly failures: readonly string[];
}

export function redOf({ requirements, failures }: Report): Red {
  const having = (outcome: string) =>
    requirements.filter((entry) => entry.outcome === outcome).map(({ id }) => id);
  return {
    fail: having("fail"),
    warn: having("warn"),
    refuted: having("refuted"),
    failures: failures.map(
      ({ operation, expected, seen }) => `${operation} ${expected}, saw ${seen}`,
    ),
  };
}
