import type { Contract, Requirement } from "../contract/contract.ts";
import type { Session } from "../flow/session.ts";
import type { RunOptions } from "../run.ts";
import type { Decisions } from "../verdict/decide.ts";
import { exitCodeOf } from "./exit-code.ts";
import type { Redactor } from "./redactor.ts";
import { type Entry, isMust, isVerified, type Report } from "./report.ts";

interface Material {
  readonly contract: Contract;
  readonly options: RunOptions;
  readonly session: Session;
  readonly decisions: Decisions;
  readonly errors: readonly string[];
}

/** Puts a run into a report. Every text in it goes through the redactor. */
export function createReport({ contract, options, session, decisions, errors }: Material): Report {
  const { scope, profile, target } = options;
  const requirements = scope.ids.map((id): Entry => {
    const { area, kind, level = "must", rule } = contract.requirements.get(id) as Requirement;
    const verdict = decisions.verdictOf(id);
    return { id, area, kind: kind as Entry["kind"], level, rule, ...verdict };
  });
  const musts = requirements.filter(isMust);
  const verified = musts.filter(isVerified).length;
  const flows = scope.flows.map(({ name, area }) => {
    const steps = session.steps.filter((step) => step.flow === name);
    return { name, area, steps };
  });
  const findings = { failures: decisions.unattributed, drifts: session.ledger.drifts };
  return redactAll(session.redactor, {
    target: target.href,
    profile,
    contract: contract.version,
    areas: scope.areas,
    narrowed: scope.narrowed,
    exitCode: exitCodeOf({ profile, requirements, errors, flows, ...findings }),
    verified,
    musts: musts.length,
    conforms: musts.length > 0 && verified === musts.length && findings.failures.length === 0,
    requirements,
    ...findings,
    errors,
    flows,
    requests: session.steps.filter(
      ({ status, outcome }) => status !== undefined || outcome === "error",
    ).length,
    used: session.budget.used,
  });
}

/** Verdicts and findings quote answers. Rules are the contract's own words and stay as they are. */
function redactAll(redactor: Redactor, report: Report): Report {
  const redactTexts = <T>(value: T, key = ""): T => {
    if (typeof value === "string") return (key === "rule" ? value : redactor.redact(value)) as T;
    if (Array.isArray(value)) return value.map((part) => redactTexts(part)) as T;
    if (typeof value !== "object" || value === null) return value;
    const parts = Object.entries(value).map(([name, part]) => [name, redactTexts(part, name)]);
    return Object.fromEntries(parts) as T;
  };
  return redactTexts(report);
}
