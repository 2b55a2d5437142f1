import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Options } from "../options.ts";
import type { RunOptions } from "../run.ts";
import { ConfigurationError } from "../target/configuration-error.ts";
import type { Journal, RunIdentity } from "./journal.ts";
import { resumeJournal, startJournal } from "./open-journal.ts";

export interface ChosenJournal {
  readonly file: string;
  readonly journal: Journal;
}

/**
 * The journal of a run that may do more than read where something is real, or of one that asks for it.
 * @throws ConfigurationError
 */
export function chooseJournal(
  { journal: named, resume }: Pick<Options, "journal" | "resume">,
  { target, profile, bounds, scope }: RunOptions,
  contract: string,
): ChosenJournal | undefined {
  const isPretended = profile === "mock" || profile === "sandbox";
  const flows = scope.flows.map(({ name }) => name);
  const identity: RunIdentity = { target: target.href, profile, contract, flows };
  if (resume !== undefined) {
    if (named !== undefined) throw new ConfigurationError("Give --journal or --resume, not both.");
    if (isPretended) {
      throw new ConfigurationError(
        `On a ${profile} nothing is real: run it again without --resume.`,
      );
    }
    return { file: resume, journal: resumeJournal(resume, identity) };
  }
  const readsOnly = Object.values(bounds).every((bound) => bound === 0);
  if (named === undefined && (isPretended || readsOnly)) return undefined;
  const file = named ?? join(".conformance", nameNow());
  return { file, journal: startJournal(file, identity) };
}

/** Two runs that begin at once have two names. */
function nameNow(): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return `${time}-${randomBytes(3).toString("hex")}.jsonl`;
}
