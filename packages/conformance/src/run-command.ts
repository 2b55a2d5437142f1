import { chooseJournal } from "./journal/choose-journal.ts";
import type { Options } from "./options.ts";
import { terminalOf } from "./otp/terminal-of.ts";
import { claimOutputs } from "./outputs/claim-outputs.ts";
import { tellGithub, writeOutputs } from "./outputs/write-outputs.ts";
import { replay } from "./replay.ts";
import { type Environment, readSettings } from "./settings.ts";

/** `partner-conformance run`: everything is checked before anything is sent. */
export async function runCommand(options: Options, environment: Environment): Promise<number> {
  const { contract, run, outputs } = await readSettings(options, environment, {
    terminal: terminalOf(process),
  });
  claimOutputs(outputs);
  const chosen = chooseJournal(options, run, contract.version);
  const quiet = Object.values(outputs).includes("-");
  if (chosen) {
    const tell = quiet ? console.error : console.log;
    tell(`Journal: ${chosen.file}\n  to go on after a break: --resume ${chosen.file}\n`);
  }
  const report = await replay(
    contract,
    { ...run, ...(chosen && { journal: chosen.journal }) },
    { verbose: options.verbose, quiet },
  );
  writeOutputs(report, run.recording, outputs);
  tellGithub(report, environment);
  return report.exitCode;
}
