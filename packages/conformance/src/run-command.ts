import { writeFileSync } from "node:fs";
import { loadContract } from "./contract/load-contract.ts";
import { flows } from "./flows.ts";
import type { Options } from "./options.ts";
import { replay } from "./replay.ts";
import { chooseScope } from "./scope.ts";
import { readBounds } from "./target/bounds.ts";
import { ConfigurationError } from "./target/configuration-error.ts";
import { readCredentials } from "./target/credentials.ts";
import { fixturesOfExamples, readFixtures } from "./target/fixtures.ts";
import { parseTarget } from "./target/target.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** `partner-conformance run`: everything is checked before anything is sent. */
export async function runCommand(options: Options, environment: Environment): Promise<number> {
  const { profile, json, verbose } = options;
  const address = options.target ?? environment["PARTNER_BASE_URL"];
  if (!address) throw new ConfigurationError("Give the target: --target URL, or PARTNER_BASE_URL.");
  const target = parseTarget(address);
  const contract = loadContract();
  const scope = await chooseScope(contract, flows, options);
  const settings = {
    target,
    profile,
    scope,
    bounds: readBounds(options.bounds, profile, target),
    credentials: readCredentials(environment, profile, scope.areas),
    fixtures: {
      ...(profile === "mock" && fixturesOfExamples(contract)),
      ...(options.fixtures !== undefined && readFixtures(options.fixtures)),
    },
  };
  if (json !== undefined && json !== "-") claim(json);
  const report = await replay(contract, settings, { verbose, quiet: json === "-" });
  const text = `${JSON.stringify(report, null, 2)}\n`;
  if (json === "-") process.stdout.write(text);
  else if (json !== undefined) writeFileSync(json, text);
  return report.exitCode;
}

/** A report that cannot be written is better known before money is spent. */
function claim(file: string): void {
  try {
    writeFileSync(file, "");
  } catch (cause) {
    throw new ConfigurationError(`--json ${file} cannot be written.`, { cause });
  }
}
