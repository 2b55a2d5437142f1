import type { Checked, Finding } from "../check/finding.ts";
import { keyOf } from "../contract/covers.ts";
import type { Missing } from "../flow/missing.ts";
import type { Located } from "./attribute.ts";
import type { Evidence } from "./verdict.ts";

/** What the checks of one requirement came to. */
export interface Gathered {
  /** Operations whose answers showed that it holds. */
  readonly shownBy: Set<string>;
  /** Steps whose answers showed that it holds. */
  readonly shownIn: Set<number>;
  /** What was seen where it was broken. */
  readonly broken: (Evidence & { readonly text: string })[];
  /** Why answers that would show it did not come. */
  readonly missing: Missing[];
}

/** Everything that was seen in a run, before any verdict. */
export interface Ledger {
  readonly findings: readonly Located[];
  readonly drifts: readonly Located[];
  /** Elements that were there and valid, by operation, with the first step that showed them. */
  readonly seen: ReadonlyMap<string, number>;
  readonly evidence: ReadonlyMap<string, Gathered>;
  evidenceOf(id: string): Gathered;
  /** Takes over what another run saw. */
  restore(earlier: Pick<Ledger, "findings" | "drifts" | "seen">): void;
  /** Takes down what checking an answer found. */
  saw(step: Omit<Located, keyof Finding>, checked: Checked): void;
  /** Takes down that an answer as a whole was not the expected one. */
  found(finding: Located): void;
}

export function createLedger(): Ledger {
  const findings: Located[] = [];
  const drifts: Located[] = [];
  const seen = new Map<string, number>();
  const evidence = new Map<string, Gathered>();
  return {
    findings,
    drifts,
    seen,
    evidence,
    restore(earlier) {
      findings.push(...earlier.findings);
      drifts.push(...earlier.drifts);
      for (const [key, step] of earlier.seen) seen.set(key, step);
    },
    evidenceOf(id) {
      const found = evidence.get(id) ?? {
        shownBy: new Set(),
        shownIn: new Set(),
        broken: [],
        missing: [],
      };
      evidence.set(id, found);
      return found;
    },
    saw(step, checked) {
      const { operation } = step;
      for (const element of checked.seen) {
        const key = keyOf({ operation, element });
        if (!seen.has(key)) seen.set(key, step.step);
      }
      findings.push(...checked.violations.map((finding) => ({ ...finding, ...step })));
      drifts.push(...checked.drifts.map((finding) => ({ ...finding, ...step })));
    },
    found(finding) {
      findings.push(finding);
    },
  };
}
