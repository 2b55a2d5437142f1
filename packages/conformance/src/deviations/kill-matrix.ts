import type { Contract } from "../contract/contract.ts";
import { isMust, isVerified, type Report } from "../report/report.ts";
import type { Red } from "./red.ts";

/** How one deviation was met. */
export interface Row {
  readonly name: string;
  readonly made: "by hand" | "from the schemas";
  readonly red: Red;
}

/** Which deviation each requirement is caught by, and which requirements nothing has caught yet. */
export interface KillMatrix {
  readonly contract: string;
  readonly deviations: { readonly byHand: number; readonly fromSchemas: number };
  readonly musts: {
    /** Observable musts that bind the service. */
    readonly all: number;
    /** Those that a run against a service without fault verifies. */
    readonly verified: number;
    readonly killed: number;
    /** Verified, and red on no deviation. */
    readonly survivors: readonly string[];
  };
  /** Assumptions that some deviation refutes, of those that the run confirms. */
  readonly assumptions: { readonly confirmed: number; readonly refuted: number };
  /** Deviations by the id of the requirement that they turn red. */
  readonly killedBy: Readonly<Record<string, readonly string[]>>;
}

export function killMatrixOf(contract: Contract, clean: Report, rows: readonly Row[]): KillMatrix {
  const killers = (id: string) =>
    rows
      .filter(({ red }) => [red.fail, red.warn, red.refuted].some((ids) => ids.includes(id)))
      .map(({ name }) => name);
  const killedBy = Object.fromEntries(
    clean.requirements
      .map(({ id }) => [id, killers(id)] as const)
      .filter(([, by]) => by.length > 0),
  );
  const musts = clean.requirements.filter(isMust);
  const verified = musts.filter(isVerified);
  const confirmed = clean.requirements.filter(({ outcome }) => outcome === "confirmed");
  const made = (how: Row["made"]) => rows.filter((row) => row.made === how).length;
  return {
    contract: contract.version,
    deviations: { byHand: made("by hand"), fromSchemas: made("from the schemas") },
    musts: {
      all: musts.length,
      verified: verified.length,
      killed: musts.filter(({ id }) => id in killedBy).length,
      survivors: verified.filter(({ id }) => !(id in killedBy)).map(({ id }) => id),
    },
    assumptions: {
      confirmed: confirmed.length,
      refuted: confirmed.filter(({ id }) => id in killedBy).length,
    },
    killedBy,
  };
}

/** The matrix in a few lines. */
export function summaryOf({ deviations, musts, assumptions }: KillMatrix): string {
  const { byHand, fromSchemas } = deviations;
  return [
    `Kill matrix: ${byHand + fromSchemas} deviations, ${byHand} by hand and ${fromSchemas} from the schemas.`,
    `${musts.killed} of ${musts.verified} verified musts are caught broken (${musts.all} in all), and ${assumptions.refuted} of ${assumptions.confirmed} confirmed assumptions refuted.`,
    ...(musts.survivors.length > 0 ? [`Survivors: ${musts.survivors.join(", ")}`] : []),
  ].join("\n");
}
