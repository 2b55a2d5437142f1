import { createSandbox } from "@partner-connectivity/sandbox";
import type { Contract } from "../contract/contract.ts";
import type { Flow } from "../flow/flow.ts";
import { rehearse } from "../flow/rehearse.ts";
import type { Snapshot } from "../journal/snapshot.ts";
import type { Report } from "../report/report.ts";
import { run } from "../run.ts";
import { fixturesOfSandbox } from "../sandbox/fixtures-of-sandbox.ts";
import { openWorld } from "../sandbox/world.ts";
import { chooseScope } from "../scope.ts";
import { unbounded } from "../target/bounds.ts";
import type { Layer } from "./deviation.ts";
import { remembering } from "./memory.ts";

/** No request leaves the process, so no such host is ever asked. */
const target = new URL("http://sandbox.invalid");

export interface Judge {
  /** Runs every flow against a sandbox that deviates in one way, or in none. */
  judge(layer?: Layer): Promise<Report>;
  /**
   * Comes to the same, but runs only the flows that `concerns` picks by name and operations. Every flow
   * begins with a fresh organisation, so one that meets nothing that deviates shows what it showed a
   * service without fault; that is remembered instead.
   */
  judgeSome(
    layer: Layer,
    concerns: (flow: string, operations: readonly string[]) => boolean,
  ): Promise<Report>;
  close(): Promise<void>;
}

export async function openJudge(
  contract: Contract,
  flows: readonly Flow[],
  seed = 1,
): Promise<Judge> {
  const sandbox = createSandbox({ clock: "manual", seed });
  const scope = await chooseScope(contract, flows, {});
  const memory = new Map<string, Snapshot>();
  const operations = new Map<string, readonly string[]>();
  for (const flow of flows) {
    operations.set(flow.name, (await rehearse(flow)).operations);
    await judgeWith(
      (next) => next,
      [flow],
      [],
      (snapshot) => memory.set(flow.name, snapshot),
    );
  }

  async function judgeWith(
    layer: Layer,
    chosen: readonly Flow[],
    snapshots: readonly Snapshot[] = [],
    keep: (snapshot: Snapshot) => void = () => {},
  ): Promise<Report> {
    const fetch = layer(sandbox.fetch);
    const world = await openWorld(target, fetch);
    return run(contract, {
      ...{ target, profile: "sandbox", world, bounds: unbounded, fetch },
      scope: { ...scope, flows: chosen },
      credentials: world.credentials,
      fixtures: fixturesOfSandbox(contract),
      journal: remembering(snapshots, keep),
    });
  }

  return {
    judge: (layer = (next) => next) => judgeWith(layer, flows),
    judgeSome(layer, concerns) {
      const snapshots = flows
        .filter(({ name }) => !concerns(name, operations.get(name) ?? []))
        // A flow that only reads leaves no snapshot, and is run.
        .flatMap(({ name }) => memory.get(name) ?? []);
      return judgeWith(layer, flows, snapshots);
    },
    close: () => sandbox.close(),
  };
}
