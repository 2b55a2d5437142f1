import { createSandbox, type Sandbox } from "@partner-connectivity/sandbox";
import type { Contract } from "../contract/contract.ts";
import { loadContract } from "../contract/load-contract.ts";
import { flows } from "../flows.ts";
import type { Report } from "../report/report.ts";
import { type RunOptions, run } from "../run.ts";
import { fixturesOfSandbox } from "../sandbox/fixtures-of-sandbox.ts";
import { openWorld } from "../sandbox/world.ts";
import { chooseScope } from "../scope.ts";
import { unbounded } from "../target/bounds.ts";
import type { Fetch } from "../wire/fetch.ts";

const contract: Contract = loadContract();

interface Circumstances extends Partial<RunOptions> {
  /** What stands between the run and the sandbox; the control plane is asked without it. */
  readonly layer?: (next: Fetch) => Fetch;
  readonly sandbox?: Sandbox;
  readonly only?: string;
  readonly area?: string;
}

/** Runs the whole suite on a sandbox in this process. */
export async function runOnSandbox({
  layer = (next) => next,
  sandbox,
  only,
  area,
  target = new URL("http://sandbox.test"),
  ...options
}: Circumstances = {}): Promise<Report> {
  const own = sandbox ?? createSandbox();
  try {
    const world = await openWorld(new URL("http://sandbox.test"), own.fetch);
    return await run(contract, {
      ...{ target, profile: "sandbox", world, bounds: unbounded, fetch: layer(own.fetch) },
      credentials: world.credentials,
      fixtures: fixturesOfSandbox(contract),
      scope: await chooseScope(contract, flows, { only, area }),
      ...options,
    });
  } finally {
    if (!sandbox) await own.close();
  }
}

export const verdictsOf = ({ requirements }: Report): Record<string, string> =>
  Object.fromEntries(requirements.map(({ id, outcome }) => [id, outcome]));
