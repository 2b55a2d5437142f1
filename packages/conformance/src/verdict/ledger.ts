import type { Checked, Finding } from "../check/finding.ts";
import { keyOf } from "../contract/covers.ts";
import type { Missing } from "../flow/missing.ts";
import type { Located } from "./attribute.ts";

/** What the checks of one requirement came to. */
interface Evidence {
  /** Operations whose answers showed that it holds. */
  readonly shownBy: Set<string>;
  /** What was seen where it was broken. */
  readonly broken: string[];
  /** Why answers that would show it did not come. */
  readonly missing: Missing[];
}

/** Everything that was seen in a run, before any verdict. */
export interface Ledger {
  readonly findings: readonly Located[];
  readonly drifts: readonly Located[];
  /** Elements that were there and valid, by operation. */
  readonly seen: ReadonlySet<string>;
  evidenceOf(id: string): Evidence;
  /** Takes down what checking an answer found. */
  saw(step: Omit<Located, keyof Finding>, checked: Checked): void;
  /** Takes down that an answer as a whole was not the expected one. */
  found(finding: Located): void;
}

export function createLedger(): Ledger {
  const findings: Located[] = [];
  const drifts: Located[] = [];
  const seen = new Set<string>();
  const evidence = new Map<string, Evidence>();
  return {
    findings,
    drifts,
    seen,
    evidenceOf(id) {
      const found = evidence.get(id) ?? { shownBy: new Set(), broken: [], missing: [] };
      evidence.set(id, found);
      return found;
    },
    saw(step, checked) {
      const { operation } = step;
      for (const element of checked.seen) seen.add(keyOf({ operation, element }));
      findings.push(...checked.violations.map((finding) => ({ ...finding, ...step })));
      drifts.push(...checked.drifts.map((finding) => ({ ...finding, ...step })));
    },
    found(finding) {
      findings.push(finding);
    },
  };
}
