import { Missing } from "../flow/missing.ts";
import type { Session, Step } from "../flow/session.ts";
import { redactTexts } from "../report/redact-texts.ts";
import type { Located } from "../verdict/attribute.ts";
import type { Gathered } from "../verdict/ledger.ts";

interface GatheredLine {
  readonly shownBy: readonly string[];
  readonly shownIn: readonly number[];
  readonly broken: Gathered["broken"];
  readonly missing: readonly Pick<Missing, "outcome" | "reason">[];
}

/** All that a run has seen when a flow ends, without anything secret. */
export interface Snapshot {
  /** The flows that have ended. */
  readonly flows: readonly string[];
  readonly steps: readonly Step[];
  readonly findings: readonly Located[];
  readonly drifts: readonly Located[];
  readonly seen: readonly (readonly [string, number])[];
  readonly evidence: Readonly<Record<string, GatheredLine>>;
  readonly errors: readonly string[];
}

/** Texts that quote what came from a target or went to it; the others are names of the contract. */
const quotes = new Set(["reason", "seen", "expected", "text", "pointer", "errors"]);

export function takeSnapshot(
  { steps, ledger, redactor }: Session,
  flows: readonly string[],
  errors: readonly string[],
): Snapshot {
  const evidence = [...ledger.evidence].map(([id, { shownBy, shownIn, broken, missing }]) => [
    id,
    { shownBy: [...shownBy], shownIn: [...shownIn], broken, missing },
  ]);
  const texts = {
    // The exchange itself is not kept: it holds what must not be written down.
    steps: steps.map(({ exchange: _, ...step }) => step),
    findings: ledger.findings,
    drifts: ledger.drifts,
    evidence: Object.fromEntries(evidence),
    errors,
  };
  const redacted = redactTexts(redactor, texts, (key) => quotes.has(key));
  return { flows, ...redacted, seen: [...ledger.seen] };
}

/** Puts a session where the run stood that the snapshot is of. */
export function restoreSnapshot({ steps, ledger }: Session, snapshot: Snapshot): void {
  steps.push(...snapshot.steps);
  ledger.restore({
    findings: snapshot.findings,
    drifts: snapshot.drifts,
    seen: new Map(snapshot.seen),
  });
  for (const [id, { shownBy, shownIn, broken, missing }] of Object.entries(snapshot.evidence)) {
    const gathered = ledger.evidenceOf(id);
    for (const operation of shownBy) gathered.shownBy.add(operation);
    for (const step of shownIn) gathered.shownIn.add(step);
    gathered.broken.push(...broken);
    gathered.missing.push(...missing.map(({ outcome, reason }) => new Missing(outcome, reason)));
  }
}
