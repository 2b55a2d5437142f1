import type { Entry, Report } from "../report/report.ts";

interface Change {
  readonly id: string;
  readonly rule: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string | undefined;
}

/** What became of requirements between two reports. */
export interface Comparison {
  /** Something that was good is not any more, or something failed that was not known to. */
  readonly worse: readonly Change[];
  readonly better: readonly Change[];
  /** Neither: from one way of not being verified to another. */
  readonly other: readonly Change[];
}

const absent = "not in scope";
const ranks: Readonly<Record<string, number>> = {
  pass: 2,
  confirmed: 2,
  warn: 1,
  fail: -1,
  refuted: -1,
};

export function compareReports(before: Report, after: Report): Comparison {
  const [old, current] = [byId(before), byId(after)];
  const changes = [...new Set([...old.keys(), ...current.keys()])].flatMap((id): Change[] => {
    const [was, is] = [old.get(id), current.get(id)];
    const outcomes = { before: was?.outcome ?? absent, after: is?.outcome ?? absent };
    if (outcomes.before === outcomes.after) return [];
    const rule = (is ?? was)?.rule ?? "";
    return [{ id, rule, ...outcomes, reason: is?.reason }];
  });
  // What one run did not look at got neither better nor worse.
  const step = ({ before: was, after: is }: Change) =>
    was === absent || is === absent ? 0 : rankOf(is) - rankOf(was);
  return {
    worse: changes.filter((change) => step(change) < 0),
    better: changes.filter((change) => step(change) > 0),
    other: changes.filter((change) => step(change) === 0),
  };
}

const rankOf = (outcome: string): number => ranks[outcome] ?? 0;

function byId({ requirements }: Report): ReadonlyMap<string, Entry> {
  return new Map(requirements.map((entry) => [entry.id, entry]));
}
