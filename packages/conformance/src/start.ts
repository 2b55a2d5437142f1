/** What `npm start` runs: every flow against a sandbox that is started for it; with --mock, against a mock. */
import { parseArgs } from "node:util";
import { startMock } from "@partner-connectivity/mock";
import { createSandbox, listen } from "@partner-connectivity/sandbox";
import { loadContract } from "./contract/load-contract.ts";
import { flows } from "./flows.ts";
import { main } from "./main.ts";
import { replay } from "./replay.ts";
import { fixturesOfSandbox } from "./sandbox/fixtures-of-sandbox.ts";
import { openWorld } from "./sandbox/world.ts";
import { chooseScope } from "./scope.ts";
import { unbounded } from "./target/bounds.ts";
import { ConfigurationError } from "./target/configuration-error.ts";
import { readCredentials } from "./target/credentials.ts";
import { fixturesOfExamples } from "./target/fixtures.ts";

await main(async () => {
  const values = readFlags();
  const contract = loadContract();
  const scope = await chooseScope(contract, flows, {});
  const common = {
    scope,
    // Nothing is real there: what is spent is pretended.
    bounds: unbounded,
  };
  if (values.mock) {
    const mock = await startMock({ port: 0, host: "127.0.0.1" });
    try {
      const credentials = readCredentials({}, "mock", scope.areas);
      const target = new URL(mock.url);
      const fixtures = fixturesOfExamples(contract);
      const run = { ...common, target, profile: "mock", credentials, fixtures } as const;
      return (await replay(contract, run, values)).exitCode;
    } finally {
      await mock.close();
    }
  }
  const sandbox = createSandbox();
  const server = await listen(sandbox, { port: 0, host: "127.0.0.1" });
  try {
    const target = new URL(server.url);
    const world = await openWorld(target);
    const { credentials } = world;
    const fixtures = fixturesOfSandbox(contract);
    const run = { ...common, target, profile: "sandbox", world, credentials, fixtures } as const;
    return (await replay(contract, run, values)).exitCode;
  } finally {
    await server.close();
    await sandbox.close();
  }
});

function readFlags() {
  try {
    const flag = { type: "boolean", default: false } as const;
    return parseArgs({ options: { mock: flag, verbose: flag } }).values;
  } catch (cause) {
    throw new ConfigurationError("npm start takes -- --mock and -- --verbose.", { cause });
  }
}
