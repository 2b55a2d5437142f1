import type { Journal } from "../journal/journal.ts";
import type { Snapshot } from "../journal/snapshot.ts";

/** A journal that writes nothing, with which a run goes on from what is known of flows it leaves out. */
export function remembering(
  snapshots: readonly Snapshot[],
  keep: (snapshot: Snapshot) => void,
): Journal {
  return {
    earlier: {
      sent: new Set(),
      used: { spend: 0, claim: 0, renew: 0, message: 0 },
      snapshot: together(snapshots),
    },
    sending() {},
    answered() {},
    flowEnded: keep,
    end() {},
  };
}

function together(snapshots: readonly Snapshot[]): Snapshot {
  const evidence: Record<string, Snapshot["evidence"][string]> = {};
  for (const [id, line] of snapshots.flatMap((one) => Object.entries(one.evidence))) {
    const known = evidence[id];
    evidence[id] = {
      shownBy: [...(known?.shownBy ?? []), ...line.shownBy],
      shownIn: [],
      broken: [...(known?.broken ?? []), ...line.broken],
      missing: [...(known?.missing ?? []), ...line.missing],
    };
  }
  return {
    evidence,
    flows: snapshots.flatMap(({ flows }) => flows),
    // Which step showed it is of no interest here, and what was not sent again has no exchange.
    steps: [],
    findings: snapshots.flatMap(({ findings }) => findings),
    drifts: snapshots.flatMap(({ drifts }) => drifts),
    seen: snapshots.flatMap(({ seen }) => seen.map(([key]) => [key, 0] as const)),
    errors: [],
  };
}
