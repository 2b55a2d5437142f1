import type { Report } from "../report/report.ts";

/** What a run holds against a service: the requirements by verdict, and failures that none answers for. */
export interface Red {
  readonly fail: readonly string[];
  readonly warn: readonly string[];
  readonly refuted: readonly string[];
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

/** What is red in a run and was not in another. */
export function redBeyond(clean: Red, red: Red): Red {
  const beyond = (key: keyof Red) => red[key].filter((id) => !clean[key].includes(id));
  return {
    fail: beyond("fail"),
    warn: beyond("warn"),
    refuted: beyond("refuted"),
    failures: beyond("failures"),
  };
}
