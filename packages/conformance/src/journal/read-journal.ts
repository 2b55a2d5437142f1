import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import schema from "../../schemas/journal.schema.json" with { type: "json" };
import { ConfigurationError } from "../target/configuration-error.ts";
import { type Earlier, type Line, type RunIdentity, slotKey } from "./journal.ts";

/**
 * What a run that broke off has done. Its last line may be cut: then it was not yet on the disk, and
 * what it announces was not sent.
 * @param own the process that has just resumed it, which is not in its own way
 * @throws ConfigurationError when there is nothing to go on with
 */
export function readJournal(file: string, identity: RunIdentity, own?: number): Earlier {
  const refuse = (why: string, cause?: unknown): never => {
    throw new ConfigurationError(`The journal ${file} ${why}.`, { cause });
  };
  const check = new Ajv2020({ allowUnionTypes: true }).compile(schema);
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    refuse("cannot be read", cause);
  }
  const lines = text.split("\n").slice(0, -1).map(parse);
  const [first] = lines;
  if (first?.type !== "run") return refuse("is no journal of a conformance run");
  const other = (["target", "profile", "contract"] as const).find(
    (key) => first[key] !== identity[key],
  );
  if (other) refuse(`is of another ${other}: ${first[other]}, not ${identity[other]}`);
  if (first.flows.join() !== identity.flows.join()) {
    refuse("is of a run with other flows; give the same --area and --only");
  }
  if (lines.some(({ type }) => type === "end")) refuse("is of a run that came to its end");
  const busy = lines.find(
    (line) => "pid" in line && line.pid !== own && line.pid !== undefined && isAlive(line.pid),
  );
  if (busy && "pid" in busy) refuse(`is of a run that still goes on, as process ${busy.pid}`);
  return summarise(lines);

  function parse(line: string, at: number): Line {
    try {
      const value: unknown = JSON.parse(line);
      if (check(value)) return value as Line;
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause;
    }
    return refuse(`cannot be understood at line ${at + 1}`);
  }
}

function summarise(lines: readonly Line[]): Earlier {
  const used = { spend: 0, claim: 0, renew: 0, message: 0 };
  const sent = new Set<string>();
  for (const line of lines) {
    if (line.type !== "sending") continue;
    sent.add(slotKey(line));
    used[line.effect] += line.cost;
  }
  const snapshot = lines.findLast((line) => line.type === "flow")?.snapshot;
  return { sent, used, snapshot };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs as somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
