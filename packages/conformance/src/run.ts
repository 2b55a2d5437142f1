import { validatorOf } from "./check/validator.ts";
import type { Contract } from "./contract/contract.ts";
import { coverageOf } from "./contract/covers.ts";
import { createJourney } from "./flow/create-journey.ts";
import type { Flow } from "./flow/flow.ts";
import { rehearse } from "./flow/rehearse.ts";
import type { Session, Step } from "./flow/session.ts";
import { createReport } from "./report/create-report.ts";
import { createRedactor } from "./report/redactor.ts";
import type { Report } from "./report/report.ts";
import type { World } from "./sandbox/world.ts";
import type { Scope } from "./scope.ts";
import type { Bounds } from "./target/bounds.ts";
import { createBudget } from "./target/budget.ts";
import type { Credentials } from "./target/credentials.ts";
import type { Fixtures } from "./target/fixtures.ts";
import type { Profile } from "./target/target.ts";
import { UnreachableError } from "./target/unreachable-error.ts";
import { decide } from "./verdict/decide.ts";
import { createLedger } from "./verdict/ledger.ts";
import type { Fetch } from "./wire/fetch.ts";

export interface RunOptions {
  readonly target: URL;
  readonly profile: Profile;
  readonly credentials: Credentials;
  readonly bounds: Bounds;
  readonly fixtures: Fixtures;
  readonly scope: Scope;
  /** The organisation that a sandbox made for this run. */
  readonly world?: World | undefined;
  /** How long one answer may take. @default 30_000 */
  readonly timeoutMs?: number;
  /** What requests are sent with: a service in this process, for example. @default the global fetch */
  readonly fetch?: Fetch;
  readonly onFlowStart?: (flow: Flow) => void;
  readonly onFlowEnd?: (flow: Flow, steps: readonly Step[]) => void;
}

/**
 * Replays the flows in scope, one after the other and each request once, and reports what holds.
 * @throws UnreachableError when nothing at the target answers like the API
 */
export async function run(contract: Contract, options: RunOptions): Promise<Report> {
  const { flows } = options.scope;
  const redactor = createRedactor();
  if (options.profile !== "mock") redactor.hide(options.credentials);
  const session: Session = {
    contract,
    validate: validatorOf(contract.components),
    target: options.target,
    credentials: options.credentials,
    fixtures: options.fixtures,
    world: options.world,
    budget: createBudget(options.bounds),
    ledger: createLedger(),
    redactor,
    timeoutMs: options.timeoutMs ?? 30_000,
    fetch: options.fetch ?? fetch,
    steps: [],
    exchanges: [],
  };
  const declared = await rehearse(...flows);
  const errors: string[] = [];
  for (const flow of flows) {
    options.onFlowStart?.(flow);
    try {
      await options.world?.reset();
      await flow.run(createJourney(session, flow));
    } catch (error) {
      if (error instanceof UnreachableError) throw error;
      errors.push(`The flow ${flow.name} broke off: ${(error as Error).message}`);
    }
    const steps = session.steps.filter((step) => step.flow === flow.name);
    options.onFlowEnd?.(flow, steps);
  }
  const decisions = decide({
    contract,
    coverage: coverageOf(contract),
    declared,
    ledger: session.ledger,
    stateless: options.profile === "mock",
  });
  return createReport({ contract, options, session, decisions, errors });
}
