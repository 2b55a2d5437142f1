import type { Baseline } from "./baseline/baseline.ts";
import { validatorOf } from "./check/validator.ts";
import type { Contract } from "./contract/contract.ts";
import { coverageOf } from "./contract/covers.ts";
import { schemasOf } from "./contract/schemas-of.ts";
import { createJourney } from "./flow/create-journey.ts";
import type { Flow } from "./flow/flow.ts";
import { rehearse } from "./flow/rehearse.ts";
import type { Session, Step } from "./flow/session.ts";
import type { Journal } from "./journal/journal.ts";
import { restoreSnapshot, takeSnapshot } from "./journal/snapshot.ts";
import { type ReadOtp, readNoOtp } from "./otp/read-otp.ts";
import { createReport } from "./report/create-report.ts";
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
import { isDeclared } from "./verdict/declared.ts";
import { createLedger } from "./verdict/ledger.ts";
import type { Fetch } from "./wire/fetch.ts";
import { fetchAsIs } from "./wire/fetch-as-is.ts";
import { createRecording, type Recording } from "./wire/recording.ts";

export interface RunOptions {
  readonly target: URL;
  readonly profile: Profile;
  readonly credentials: Credentials;
  readonly bounds: Bounds;
  readonly fixtures: Fixtures;
  /** Reads the codes that are sent. @default they stay unread */
  readonly readOtp?: ReadOtp;
  readonly scope: Scope;
  /** The organisation that a sandbox made for this run. */
  readonly world?: World | undefined;
  /** How long one answer may take. @default 30_000 */
  readonly timeoutMs?: number;
  /** What requests are sent with: a service in this process, for example. @default the network */
  readonly fetch?: Fetch;
  /** Failures that are known. */
  readonly baseline?: Baseline;
  /** Address of the documentation site, which a report links to. */
  readonly docs?: string;
  /** Where everything beyond reading is noted before it is sent. */
  readonly journal?: Journal;
  /** What was on the wire, for whoever writes it down; made anew without it. */
  readonly recording?: Recording;
  readonly onFlowStart?: (flow: Flow) => void;
  readonly onFlowEnd?: (flow: Flow, steps: readonly Step[]) => void;
}

/**
 * Replays the flows in scope, one after the other and each request once, and reports what holds.
 * @throws UnreachableError when nothing at the target answers like the API
 */
export async function run(contract: Contract, given: RunOptions): Promise<Report> {
  const options = given.profile === "mock" ? withoutMemory(given) : given;
  const { flows } = options.scope;
  const startedAt = new Date();
  const { redactor, exchanges } = options.recording ?? createRecording();
  if (options.profile !== "mock") redactor.hide(options.credentials);
  const declared = await rehearse(...flows);
  const operations = new Set(declared.operations);
  const known = [...operations].flatMap((id) => contract.operations.get(id) ?? []);
  const schemas = known.flatMap(schemasOf);
  const session: Session = {
    contract,
    validate: validatorOf(contract.components, schemas),
    target: options.target,
    credentials: options.credentials,
    fixtures: options.fixtures,
    readOtp: options.readOtp ?? readNoOtp,
    world: options.world,
    budget: createBudget(options.bounds, options.journal?.earlier?.used),
    ledger: createLedger(),
    redactor,
    timeoutMs: options.timeoutMs ?? 30_000,
    fetch: options.fetch ?? fetchAsIs,
    steps: [],
    exchanges,
    journal: options.journal,
    calls: new Map(),
    unsure: new Set(),
  };
  const each = await Promise.all(
    flows.map(async (flow) => [flow.name, await rehearse(flow)] as const),
  );
  const flowsOf = (id: string) =>
    each.filter(([, rehearsal]) => isDeclared(rehearsal, id)).map(([name]) => name);
  const earlier = options.journal?.earlier?.snapshot;
  if (earlier) restoreSnapshot(session, earlier);
  const errors = [...(earlier?.errors ?? [])];
  const ended = [...(earlier?.flows ?? [])];
  for (const flow of flows) {
    if (ended.includes(flow.name)) continue;
    options.onFlowStart?.(flow);
    try {
      await options.world?.reset();
      await flow.run(createJourney(session, flow));
    } catch (error) {
      if (error instanceof UnreachableError) throw error;
      errors.push(`The flow ${flow.name} broke off: ${(error as Error).message}`);
    }
    const steps = session.steps.filter((step) => step.flow === flow.name);
    ended.push(flow.name);
    if (steps.some(({ effect, exchange }) => effect !== "read" && exchange !== undefined)) {
      options.journal?.flowEnded(takeSnapshot(session, ended, errors));
    }
    options.onFlowEnd?.(flow, steps);
  }
  const decisions = decide({
    contract,
    coverage: coverageOf(contract),
    declared,
    ledger: session.ledger,
    stateless: options.profile === "mock",
  });
  const report = createReport({
    ...{ contract, options, session, decisions, errors, startedAt, flowsOf },
  });
  options.journal?.end(report.exitCode);
  return report;
}

/** A target that keeps nothing gets no flow that would only see that. */
function withoutMemory(options: RunOptions): RunOptions {
  const flows = options.scope.flows.filter(({ needsMemory }) => !needsMemory);
  return { ...options, scope: { ...options.scope, flows } };
}
