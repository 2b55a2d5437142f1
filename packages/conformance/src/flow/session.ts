import type { Validate } from "../check/validator.ts";
import type { Contract, Effect } from "../contract/contract.ts";
import type { Journal } from "../journal/journal.ts";
import type { ReadOtp } from "../otp/read-otp.ts";
import type { Redactor } from "../report/redactor.ts";
import type { World } from "../sandbox/world.ts";
import type { Budget } from "../target/budget.ts";
import type { Credentials } from "../target/credentials.ts";
import type { Fixtures } from "../target/fixtures.ts";
import type { Ledger } from "../verdict/ledger.ts";
import type { Exchanges } from "../wire/exchanges.ts";
import type { Fetch } from "../wire/fetch.ts";
import type { Hindrance } from "./missing.ts";

/** What happened at one step of a flow. */
export interface Step {
  readonly flow: string;
  readonly operation: string;
  readonly effect: Effect;
  readonly outcome: "answered" | "refused" | "failed" | Hindrance;
  readonly status?: number;
  readonly milliseconds?: number;
  readonly reason?: string;
  /** Index of its request among the exchanges of the run; absent when nothing was sent. */
  readonly exchange?: number;
}

/** What the steps of a run share. */
export interface Session {
  readonly contract: Contract;
  readonly validate: Validate;
  readonly target: URL;
  readonly credentials: Credentials;
  readonly fixtures: Fixtures;
  /** Reads codes where neither a sandbox nor a mock tells them. */
  readonly readOtp: ReadOtp;
  /** What only a sandbox can do; absent elsewhere. */
  readonly world: World | undefined;
  readonly budget: Budget;
  readonly ledger: Ledger;
  readonly redactor: Redactor;
  readonly timeoutMs: number;
  readonly fetch: Fetch;
  /** Where everything beyond reading is noted before it is sent; absent where nothing is real. */
  readonly journal: Journal | undefined;
  /** How often a flow has called an operation so far. */
  readonly calls: Map<string, number>;
  /** Flows in which it is not known what the target did, since the answer to a request was lost. */
  readonly unsure: Set<string>;
  readonly steps: Step[];
  /** What was on the wire; not redacted, so that only what leaves through the redactor leaves. */
  readonly exchanges: Exchanges;
}

/** Whether something has answered already, and not with a web page. */
export function hasContact({ steps }: Session): boolean {
  return steps.some(({ status }) => status !== undefined);
}
