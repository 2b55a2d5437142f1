import { isMust, isVerified, type Report } from "../report/report.ts";
import type { Red } from "./red.ts";

/** How one deviation was met. */
export interface Row {
  readonly name: string;
  readonly made: "by hand" | "from the schemas";
  readonly red: Red;
}

type RedByName = Readonly<Record<string, readonly string[]>>;

/** What the documentation shows of the proof: figures, and what each deviation turned red. */
export interface KillMatrix {
  /** Musts that a run against a service without fault verifies, and those of them that turned red. */
  readonly musts: { readonly verified: number; readonly killed: number };
  /** Assumptions that such a run confirms, and those of them that were refuted. */
  readonly assumptions: { readonly confirmed: number; readonly refuted: number };
  readonly byHand: RedByName;
  readonly fromSchemas: RedByName;
}

export function killMatrixOf(clean: Report, rows: readonly Row[]): KillMatrix {
  const { musts, assumptions } = whatHolds(clean);
  const killed = killedBy(rows);
  const countKilled = (ids: readonly string[]) => ids.filter((id) => killed.has(id)).length;
  const made = (how: Row["made"]) =>
    Object.fromEntries(
      rows.filter((row) => row.made === how).map(({ name, red }) => [name, idsIn(red)]),
    );
  return {
    musts: { verified: musts.length, killed: countKilled(musts) },
    assumptions: { confirmed: assumptions.length, refuted: countKilled(assumptions) },
    byHand: made("by hand"),
    fromSchemas: made("from the schemas"),
  };
}

/** The requirements that a service without fault shows to hold. */
export function whatHolds({ requirements }: Report): {
  readonly musts: readonly string[];
  readonly assumptions: readonly string[];
} {
  const musts = requirements.filter((entry) => isMust(entry) && isVerified(entry));
  const assumptions = requirements.filter(({ outcome }) => outcome === "confirmed");
  return { musts: musts.map(({ id }) => id), assumptions: assumptions.map(({ id }) => id) };
}

/** The requirements that some deviation turned red. */
export function killedBy(rows: readonly Row[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ red }) => idsIn(red)));
}

function idsIn({ fail, warn, refuted }: Red): readonly string[] {
  return [...fail, ...warn, ...refuted];
}

/** The matrix in a few lines. */
export function summaryOf({ musts, assumptions, byHand, fromSchemas }: KillMatrix): string {
  const [own, made] = [Object.keys(byHand).length, Object.keys(fromSchemas).length];
  return [
    `Kill matrix: ${own + made} deviations, ${own} by hand and ${made} from the schemas.`,
    `Of ${musts.verified} musts that are verified without fault, ${musts.killed} turn red when broken.`,
    `Of ${assumptions.confirmed} confirmed assumptions, ${assumptions.refuted} are refuted when broken.`,
  ].join("\n");
}
