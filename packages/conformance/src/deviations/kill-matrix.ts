import type { Contract } from "../contract/contract.ts";
import { isMust, isVerified, type Report } from "../report/report.ts";
import type { Red } from "./red.ts";

/** How one deviation was met. */
export interface Row {
  readonly name: string;
  readonly made: "by hand" | "from the schemas";
  /** What it was made to break; a deviation from the schemas has no single target. */
  readonly breaks?: readonly string[];
  readonly red: Red;
}

/** Which deviation each requirement is caught by, and which requirements nothing has caught yet. */
export interface KillMatrix {
  readonly contract: string;
  readonly deviations: { readonly byHand: number; readonly fromSchemas: number };
  readonly musts: {
    /** Musts of the service that can be seen. */
    readonly all: number;
    /** Those that a run against a service without fault verifies. */
    readonly verified: number;
    /** Those of them that fail on some deviation. */
    readonly killed: number;
    /**
     * Seen only through an assumption, and broken only together with it: a run then says that the
     * assumption is refuted and the must not verified, and ends with 5, not with 1.
     */
    readonly masked: readonly string[];
    /** Verified, and red on no deviation. */
    readonly survivors: readonly string[];
  };
  /** Assumptions that the run confirms, and those of them that some deviation refutes. */
  readonly assumptions: { readonly confirmed: number; readonly refuted: number };
  /** Deviations by the id of the requirement that they turn red. */
  readonly killedBy: Readonly<Record<string, readonly string[]>>;
  readonly rows: readonly Row[];
}

export function killMatrixOf(contract: Contract, clean: Report, rows: readonly Row[]): KillMatrix {
  const killers = (id: string) =>
    rows
      .filter(({ red }) => [...red.fail, ...red.warn, ...red.refuted].includes(id))
      .map(({ name }) => name);
  const entries = clean.requirements.map(({ id }) => [id, killers(id)] as const);
  const killedBy = Object.fromEntries(entries.filter(([, names]) => names.length > 0));
  const lost = new Set(rows.flatMap(({ red }) => red.lost));
  const musts = clean.requirements.filter(isMust);
  const verified = musts.filter(isVerified).map(({ id }) => id);
  const alive = verified.filter((id) => !(id in killedBy));
  const confirmed = clean.requirements.filter(({ outcome }) => outcome === "confirmed");
  const made = (how: Row["made"]) => rows.filter((row) => row.made === how).length;
  return {
    contract: contract.version,
    deviations: { byHand: made("by hand"), fromSchemas: made("from the schemas") },
    musts: {
      all: musts.length,
      verified: verified.length,
      killed: verified.length - alive.length,
      masked: alive.filter((id) => lost.has(id)),
      survivors: alive.filter((id) => !lost.has(id)),
    },
    assumptions: {
      confirmed: confirmed.length,
      refuted: confirmed.filter(({ id }) => id in killedBy).length,
    },
    killedBy,
    rows,
  };
}

/** The matrix in a few lines. */
export function summaryOf({ deviations, musts, assumptions }: KillMatrix): string {
  const { byHand, fromSchemas } = deviations;
  return [
    `Kill matrix: ${byHand + fromSchemas} deviations, ${byHand} by hand and ${fromSchemas} from the schemas.`,
    `Of ${musts.all} musts ${musts.verified} are verified without fault, and ${musts.killed} of these fail when broken.`,
    `Of ${assumptions.confirmed} confirmed assumptions ${assumptions.refuted} are refuted when broken.`,
    `Broken only together with an assumption (${musts.masked.length}): ${musts.masked.join(", ")}`,
    `Survivors (${musts.survivors.length}): ${musts.survivors.join(", ") || "none"}`,
  ].join("\n");
}
