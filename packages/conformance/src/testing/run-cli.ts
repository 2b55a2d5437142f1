import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";

export interface Ended {
  /** Null when it was killed. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Starts a program of this package with nothing in its environment but what is given. */
export function startProgram(
  file: "cli.ts" | "start.ts",
  args: readonly string[],
  { cwd, environment = {} }: { readonly cwd?: string; readonly environment?: object } = {},
): Running {
  const { PATH = "" } = process.env;
  const program = join(import.meta.dirname, "..", file);
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    ...(cwd !== undefined && { cwd }),
  });
  const code = new Promise<number | null>((resolve) => child.once("close", resolve));
  const ended = Promise.all([code, text(child.stdout), text(child.stderr)]).then(
    ([ending, out, err]) => ({ code: ending, out, err }),
  );
  return { child, ended };
}
