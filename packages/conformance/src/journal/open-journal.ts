import { fsyncSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigurationError } from "../target/configuration-error.ts";
import type { Earlier, Journal, Line, RunIdentity } from "./journal.ts";
import { readJournal } from "./read-journal.ts";

type Unstamped<L extends Line = Line> = L extends Line ? Omit<L, "at"> : never;

/**
 * Begins a journal that only its owner can read.
 * @throws ConfigurationError when the file is there already, or cannot be made
 */
export function startJournal(file: string, identity: RunIdentity): Journal {
  let descriptor: number;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    descriptor = openSync(file, "wx", 0o600);
  } catch (cause) {
    const isThere = (cause as NodeJS.ErrnoException).code === "EEXIST";
    const why = isThere ? "is there already; to go on with it: --resume" : "cannot be written";
    throw new ConfigurationError(`The journal ${file} ${why}.`, { cause });
  }
  const write = writerOf(descriptor);
  write({ type: "run", version: 1, pid: process.pid, ...identity });
  return journalOf(write, undefined);
}

/**
 * Goes on with a journal.
 * @throws ConfigurationError when it is of another run, of one that ended, or of one that still goes on
 */
export function resumeJournal(file: string, identity: RunIdentity): Journal {
  const earlier = readJournal(file, identity);
  let descriptor: number;
  try {
    dropCutLine(file);
    descriptor = openSync(file, "a", 0o600);
  } catch (cause) {
    throw new ConfigurationError(`The journal ${file} cannot be written.`, { cause });
  }
  const write = writerOf(descriptor);
  write({ type: "resumed", pid: process.pid });
  // Whoever resumed it in the same moment is seen now, and sees us: then neither goes on.
  readJournal(file, identity, process.pid);
  return journalOf(write, earlier);
}

/** A line that was cut would swallow the one that is written behind it. */
function dropCutLine(file: string): void {
  const bytes = readFileSync(file);
  truncateSync(file, bytes.lastIndexOf("\n") + 1);
}

function writerOf(descriptor: number): (line: Unstamped) => void {
  return function write(line) {
    writeSync(descriptor, `${JSON.stringify({ ...line, at: new Date().toISOString() })}\n`);
    fsyncSync(descriptor);
  };
}

function journalOf(write: (line: Unstamped) => void, earlier: Earlier | undefined): Journal {
  return {
    earlier,
    sending: (slot, effect, cost) => write({ type: "sending", ...slot, effect, cost }),
    answered: (slot, status) => write({ type: "answered", ...slot, status }),
    flowEnded: (snapshot) => write({ type: "flow", snapshot }),
    end: (exitCode) => write({ type: "end", exitCode }),
  };
}
