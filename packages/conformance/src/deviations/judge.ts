import { createSandbox } from "@partner-connectivity/sandbox";
import type { Contract } from "../contract/contract.ts";
import type { Flow } from "../flow/flow.ts";
import type { Report } from "../report/report.ts";
import { run } from "../run.ts";
import { magic } from "../sandbox/magic.ts";
import { openWorld } from "../sandbox/world.ts";
import { chooseScope } from "../scope.ts";
import { unbounded } from "../target/bounds.ts";
import { fixturesOfExamples } from "../target/fixtures.ts";
import type { Fetch } from "../wire/fetch.ts";
import type { Layer } from "./deviation.ts";

/** No request leaves the process, so no such host is ever asked. */
const target = new URL("http://sandbox.invalid");

export interface Judge {
  /**
   * Runs flows against a sandbox that deviates in one way, or in none. Every run has an organisation
   * of its own and every flow begins with a fresh one, so a flow that calls no operation which
   * deviates comes to the same as before and can be left out.
   */
  judge(flows: readonly Flow[], layer?: Layer): Promise<Report>;
  close(): Promise<void>;
}

export function openJudge(contract: Contract, seed = 1): Judge {
  const sandbox = createSandbox({ clock: "manual", seed });
  return {
    async judge(flows, layer = (next) => next) {
      const fetch: Fetch = layer(sandbox.fetch);
      const world = await openWorld(target, fetch);
      return run(contract, {
        target,
        profile: "sandbox",
        scope: { ...(await chooseScope(contract, flows, {})), flows },
        bounds: unbounded,
        credentials: world.credentials,
        fixtures: { ...magic, ...fixturesOfExamples(contract) },
        world,
        fetch,
      });
    },
    close: () => sandbox.close(),
  };
}
