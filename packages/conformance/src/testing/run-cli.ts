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

/** Keys that no target knows, for what never comes to use them or must keep them to itself. */
export const keys = {
  PARTNER_ESIM_API_KEY: "s3cret-esim",
  PARTNER_VOICE_API_KEY: "s3cret-voice",
  PARTNER_SMS_API_KEY: "s3cret-sms",
} as const;

/** `partner-conformance run` with these keys, to its end. */
export function runCli(...args: string[]): Promise<Ended> {
  return startProgram("cli.ts", ["run", ...args], { environment: keys }).ended;
}
