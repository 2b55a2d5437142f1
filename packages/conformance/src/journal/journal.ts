import type { Spending } from "../target/bounds.ts";
import type { Snapshot } from "./snapshot.ts";

/** What makes a run the same run. A journal is resumed with all of it unchanged. */
export interface RunIdentity {
  readonly target: string;
  readonly profile: string;
  readonly contract: string;
  readonly flows: readonly string[];
}

/** A call of a flow. Flows do not branch, so its place is the same in every run. */
export interface Slot {
  readonly flow: string;
  readonly operation: string;
  /** Which call of this operation it is within the flow, from 0. */
  readonly nth: number;
}

/** One line of a journal. Nothing in it is secret. */
export type Line =
  | ({
      readonly type: "run";
      readonly version: 1;
      readonly at: string;
      readonly pid: number;
    } & RunIdentity)
  | { readonly type: "resumed"; readonly at: string; readonly pid: number }
  | ({
      readonly type: "sending";
      readonly at: string;
      readonly effect: Spending;
      readonly cost: number;
    } & Slot)
  | ({ readonly type: "answered"; readonly at: string; readonly status: number } & Slot)
  | { readonly type: "flow"; readonly at: string; readonly snapshot: Snapshot }
  | { readonly type: "end"; readonly at: string; readonly exitCode: number };

/** Notes what a run does beyond reading, before it does it. */
export interface Journal {
  /** What an earlier run left, when this one goes on with it. */
  readonly earlier: Earlier | undefined;
  /** On the disk when it returns: only then may the request be sent. */
  sending(slot: Slot, effect: Spending, cost: number): void;
  answered(slot: Slot, status: number): void;
  flowEnded(snapshot: Snapshot): void;
  end(exitCode: number): void;
}

export interface Earlier {
  /** Everything that was sent, or was about to be. */
  readonly sent: ReadonlySet<string>;
  readonly used: Readonly<Record<Spending, number>>;
  /** What was seen up to the last flow that did more than read; those flows are not run again. */
  readonly snapshot: Snapshot | undefined;
}

export const slotKey = ({ flow, operation, nth }: Slot): string => `${flow} ${operation} ${nth}`;
