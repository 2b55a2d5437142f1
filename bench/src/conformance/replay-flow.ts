/** Replays the documented journeys of one flow file with our runner: what `redocly respect` does with it. */
import { loadContract } from "../../../packages/conformance/src/contract/load-contract.ts";
import { flows } from "../../../packages/conformance/src/flows.ts";
import { run } from "../../../packages/conformance/src/run.ts";
import { fixturesOfSandbox } from "../../../packages/conformance/src/sandbox/fixtures-of-sandbox.ts";
import { openWorld } from "../../../packages/conformance/src/sandbox/world.ts";
import { chooseScope } from "../../../packages/conformance/src/scope.ts";
import { unbounded } from "../../../packages/conformance/src/target/bounds.ts";

const [address = "", name = ""] = process.argv.slice(2);
const target = new URL(address);
const contract = loadContract();
const world = await openWorld(target);
const chosen = flows.filter((flow) => `${flow.name}.arazzo.yaml` === name);
const scope = { ...(await chooseScope(contract, chosen, {})), flows: chosen };
const report = await run(contract, {
  ...{ target, profile: "sandbox", scope, world, bounds: unbounded },
  credentials: world.credentials,
  fixtures: fixturesOfSandbox(contract),
});
if (report.failures.length > 0 || report.errors.length > 0) process.exitCode = 1;
