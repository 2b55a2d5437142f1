/** What `npm start` runs: every flow against a mock of the contract that is started for it. */
import { startMock } from "@partner-connectivity/mock";
import { loadContract } from "./contract/load-contract.ts";
import { flows } from "./flows.ts";
import { main } from "./main.ts";
import { replay } from "./replay.ts";
import { chooseScope } from "./scope.ts";
import { unbounded } from "./target/bounds.ts";
import { readCredentials } from "./target/credentials.ts";
import { fixturesOfExamples } from "./target/fixtures.ts";

await main(async () => {
  const contract = loadContract();
  const scope = await chooseScope(contract, flows, {});
  const mock = await startMock({ port: 0, host: "127.0.0.1" });
  try {
    const report = await replay(
      contract,
      {
        target: new URL(mock.url),
        profile: "mock",
        scope,
        // Nothing is real there: what is spent is pretended, and the people are those of the examples.
        bounds: unbounded,
        credentials: readCredentials({}, "mock", scope.areas),
        fixtures: fixturesOfExamples(contract),
      },
      { verbose: process.argv.includes("--verbose") },
    );
    return report.exitCode;
  } finally {
    await mock.close();
  }
});
