import type { Options } from "./options.ts";
import { claimOutputs } from "./outputs/claim-outputs.ts";
import { tellGithub, writeOutputs } from "./outputs/write-outputs.ts";
import { replay } from "./replay.ts";
import { type Environment, readSettings } from "./settings.ts";

/** `partner-conformance run`: everything is checked before anything is sent. */
export async function runCommand(options: Options, environment: Environment): Promise<number> {
  const { contract, run, outputs } = await readSettings(options, environment);
  claimOutputs(outputs);
  const report = await replay(contract, run, {
    verbose: options.verbose,
    quiet: Object.values(outputs).includes("-"),
  });
  writeOutputs(report, run.recording, outputs);
  tellGithub(report, environment);
  return report.exitCode;
}
