import type { Contract, Requirement } from "../contract/contract.ts";
import { type Coverage, keyOf, type Spot } from "../contract/covers.ts";
import { attribute, type Located } from "./attribute.ts";
import { type Declared, isDeclared } from "./declared.ts";
import type { Ledger } from "./ledger.ts";
import { tell } from "./tell.ts";
import { type Evidence, type Outcome, reasons, type Verdict } from "./verdict.ts";

/** As many pieces of evidence as a report shows for one requirement. */
const most = 3;

export interface Case {
  readonly contract: Contract;
  readonly coverage: Coverage;
  readonly declared: Declared;
  readonly ledger: Ledger;
  /** The target keeps nothing between two calls. */
  readonly stateless: boolean;
}

export interface Decisions {
  verdictOf(id: string): Verdict;
  /** Findings that no requirement answers for; each is a failure of the target. */
  readonly unattributed: readonly Located[];
}

type Broken = Evidence & { readonly text: string; readonly operation?: string };

/** Turns what was seen into verdicts. */
export function decide(run: Case): Decisions {
  const broken = new Map<string, Broken[]>();
  const unattributed: Located[] = [];
  for (const finding of run.ledger.findings) {
    const ids = attribute(run, finding);
    if (ids.length === 0) unattributed.push(finding);
    for (const id of ids) broken.set(id, [...(broken.get(id) ?? []), brokenBy(finding)]);
  }
  const decided = new Map<string, Verdict>();

  function verdictOf(id: string): Verdict {
    const known = decided.get(id);
    if (known) return known;
    const requirement = run.contract.requirements.get(id);
    if (!requirement) throw new Error(`The registry has no ${id}.`);
    const own = [...run.ledger.evidenceOf(id).broken, ...(broken.get(id) ?? [])];
    const verdict = throughVia(requirement, ownVerdict(run, id, requirement, own), own);
    decided.set(id, verdict);
    return verdict;
  }

  /** What is seen only through an assumption counts only when that assumption is confirmed. */
  function throughVia({ via = [] }: Requirement, verdict: Verdict, own: Broken[]): Verdict {
    const open = via.find((id) => verdictOf(id).outcome !== "confirmed" && !standsIn(id, own));
    if (open === undefined || !["pass", "warn", "fail", "confirmed"].includes(verdict.outcome))
      return verdict;
    const outcome = verdict.outcome === "confirmed" ? "unobserved" : "not-verified";
    return { outcome, reason: `${reasons.via}: ${open} is ${verdictOf(open).outcome}` };
  }

  /**
   * What is broken in an answer keeps an assumption about that answer from being confirmed. That must
   * not excuse it: where the assumption's own parts were there and as assumed, it has shown what it can.
   */
  function standsIn(id: string, own: Broken[]): boolean {
    if (own.length === 0 || verdictOf(id).outcome !== "unobserved") return false;
    const operations = own.map(({ operation }) => operation);
    return (
      openParts(run, id, run.contract.requirements.get(id) as Requirement, {
        isAside: (operation) => !operations.includes(undefined) && !operations.includes(operation),
        isExcused: ({ element }) => run.ledger.findings.some((f) => f.response === element),
      }) === undefined
    );
  }

  return { verdictOf, unattributed };
}

function ownVerdict(run: Case, id: string, requirement: Requirement, broken: Broken[]): Verdict {
  const isFact = requirement.kind === "fact";
  const say = (fact: Outcome, assumption: Outcome, reason?: string): Verdict => ({
    outcome: isFact ? fact : assumption,
    ...(reason !== undefined && { reason }),
  });
  // Examples that agree show nothing of a target's memory, nor do examples that do not.
  if (run.stateless && requirement.stateful)
    return say("not-verified", "unobserved", reasons.stateless);
  if (broken.length > 0) {
    const fact = requirement.level === "should" ? "warn" : "fail";
    const texts = [...new Set(broken.map(({ text }) => text))].slice(0, most);
    const verdict = say(fact, "refuted", texts.join("; "));
    return {
      ...verdict,
      evidence: broken.slice(0, most).map(({ text: _, operation: __, ...where }) => where),
    };
  }
  if (!isDeclared(run.declared, id)) return say("not-verified", "unobserved", reasons.noCheck);

  const open = openParts(run, id, requirement);
  if (open === undefined) {
    const drift = driftOf(run, id);
    return isFact && drift !== undefined
      ? { outcome: "warn", reason: drift }
      : { ...say("pass", "confirmed"), evidence: shownIn(run, id) };
  }
  const { missing } = run.ledger.evidenceOf(id);
  for (const outcome of ["error", "blocked", "bound", "skip"] as const) {
    const hindrance = missing.find((candidate) => candidate.outcome === outcome);
    if (hindrance)
      return say(outcome === "bound" ? "skip" : outcome, "unobserved", hindrance.reason);
  }
  return say("not-verified", "unobserved", open);
}

function brokenBy(finding: Located): Broken {
  const { step, operation, pointer, expected, seen } = finding;
  return { step, operation, ...(pointer && { pointer }), expected, seen, text: tell(finding) };
}

/** The steps that showed it, as many as a reader would look at. */
function shownIn({ coverage, declared, ledger }: Case, id: string): Evidence[] {
  const spots = declared.shape.has(id) ? coverage.spotsOf(id) : [];
  const seen = spots.flatMap((spot) => ledger.seen.get(keyOf(spot)) ?? []);
  const steps = new Set([...ledger.evidenceOf(id).shownIn, ...seen]);
  return [...steps].slice(0, most).map((step) => ({ step }));
}

interface Leniency {
  /** Operations that are not looked at. */
  readonly isAside: (operation: string) => boolean;
  /** Elements that need not have been seen. */
  readonly isExcused: (spot: Spot) => boolean;
}

const none: Leniency = { isAside: () => false, isExcused: () => false };

/** What must still be shown, or nothing when all of it was. */
function openParts(
  { coverage, declared, ledger }: Case,
  id: string,
  requirement: Requirement,
  { isAside, isExcused }: Leniency = none,
) {
  if (declared.checked.has(id) || declared.answered.has(id)) {
    const { shownBy } = ledger.evidenceOf(id);
    const open = requirement.operations.filter((one) => !shownBy.has(one) && !isAside(one));
    if (shownBy.size === 0) return reasons.vague;
    if (open.length > 0) return `${reasons.notShown}: ${open.join(", ")}`;
  }
  if (declared.shape.has(id)) {
    const all = coverage.spotsOf(id);
    const spots = all.filter((spot) => !isAside(spot.operation) && !isExcused(spot));
    const open = spots.filter((spot) => !ledger.seen.has(keyOf(spot)));
    if (open.length > 0) {
      return `${reasons.notSeen}: ${[...new Set(open.map(({ element }) => element))].join(", ")}`;
    }
    const unsound = spots.find(({ element }) =>
      ledger.findings.some((f) => f.response === element),
    );
    if (unsound) return `${reasons.unsound}: ${unsound.element}`;
    if (all.length === 0) return reasons.noCheck;
  }
  return undefined;
}

function driftOf({ coverage, declared, ledger }: Case, id: string): string | undefined {
  const drift = ledger.drifts.find((finding) => coverage.idsAt(finding).includes(id));
  return drift && declared.shape.has(id) ? tell(drift) : undefined;
}
