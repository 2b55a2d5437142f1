import { applyBaseline } from "../baseline/apply-baseline.ts";
import { type Contract, operationOf, type Requirement } from "../contract/contract.ts";
import type { Session } from "../flow/session.ts";
import type { RunOptions } from "../run.ts";
import type { Decisions } from "../verdict/decide.ts";
import { curl } from "./curl.ts";
import { docsLink } from "./docs-link.ts";
import { exitCodeOf } from "./exit-code.ts";
import { measureCoverage } from "./measure-coverage.ts";
import { redactTexts } from "./redact-texts.ts";
import type { Redactor } from "./redactor.ts";
import { type Entry, isMust, isVerified, type Report, type ReportedStep } from "./report.ts";

interface Material {
  readonly contract: Contract;
  readonly options: RunOptions;
  readonly session: Session;
  readonly decisions: Decisions;
  readonly errors: readonly string[];
  readonly startedAt: Date;
  /** Names of the flows that decide a requirement. */
  readonly flowsOf: (id: string) => readonly string[];
}

/** Puts a run into a report. Every text in it goes through the redactor. */
export function createReport(material: Material): Report {
  const { contract, options, session, decisions, errors, startedAt, flowsOf } = material;
  const { scope, profile, target } = options;
  const requirements = scope.ids.map((id): Entry => {
    const requirement = contract.requirements.get(id) as Requirement;
    const { area, kind, level = "must", rule, source, operations } = requirement;
    return applyBaseline(
      {
        ...{ id, area, kind: kind as Entry["kind"], level, rule, source, operations },
        flows: flowsOf(id),
        ...(options.docs && { docs: docsLink(options.docs, id, area) }),
        ...decisions.verdictOf(id),
      },
      options.baseline,
      startedAt,
    );
  });
  const musts = requirements.filter(isMust);
  const verified = musts.filter(isVerified).length;
  const findings = { failures: decisions.unattributed, drifts: session.ledger.drifts };
  const steps = reportSteps(contract, session, [
    ...requirements.flatMap(({ outcome, evidence = [] }) =>
      ["fail", "warn", "refuted"].includes(outcome) ? evidence : [],
    ),
    ...findings.failures,
    ...findings.drifts,
  ]);
  const flows = scope.flows.map(({ name, area }) => ({
    ...{ name, area },
    steps: steps.filter((step) => step.flow === name),
  }));
  const isComplete = musts.length > 0 && verified === musts.length;
  return redactAll(session.redactor, {
    version: 1,
    target: target.href,
    profile,
    contract: contract.version,
    startedAt: startedAt.toISOString(),
    milliseconds: Date.now() - startedAt.getTime(),
    areas: scope.areas,
    narrowed: scope.narrowed,
    exitCode: exitCodeOf({ profile, requirements, errors, flows, ...findings }),
    verified,
    musts: musts.length,
    conforms: profile !== "mock" && isComplete && findings.failures.length === 0,
    requirements,
    ...findings,
    errors,
    flows,
    coverage: measureCoverage(contract, session, scope.areas),
    requests: steps.filter(({ status, outcome }) => status !== undefined || outcome === "error")
      .length,
    used: session.budget.used,
    ...(options.journal?.earlier && { resumed: true }),
  });
}

/** Numbers the steps, and gives those that something is wrong with as a command to repeat them. */
function reportSteps(
  contract: Contract,
  { steps, exchanges }: Session,
  wrong: readonly { readonly step: number }[],
): ReportedStep[] {
  const suspects = new Set(wrong.map(({ step }) => step));
  return steps.map((step, number) => {
    const isWrong = suspects.has(number) || ["failed", "error"].includes(step.outcome);
    const request = isWrong && exchanges.at(step.exchange ?? -1);
    if (!request) return { number, ...step };
    return { number, ...step, curl: curl(operationOf(contract, step.operation), request) };
  });
}

/** Verdicts and findings quote answers. Rules are the contract's own words and stay as they are. */
const ownWords = new Set(["rule", "source", "docs", "id", "operation", "element", "startedAt"]);

function redactAll(redactor: Redactor, report: Report): Report {
  const redacted = redactTexts(redactor, report, (key) => !ownWords.has(key));
  return { ...redacted, coverage: report.coverage };
}
