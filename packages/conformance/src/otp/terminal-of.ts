import type { Terminal } from "./read-otp-by-prompt.ts";

/** The terminal of a process that a person sits at: not of one in a pipe or a job. */
export function terminalOf({ stdin, stderr }: NodeJS.Process): Terminal | undefined {
  return stdin.isTTY && stderr.isTTY ? { input: stdin, output: stderr } : undefined;
}
