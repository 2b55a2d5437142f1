import { execFile } from "node:child_process";

export interface CommandResult {
  readonly code: number;
  /** Standard output and standard error. */
  readonly output: string;
}

/** Runs a command to its end; a failure is a result, not an exception. */
export function runCommand(cwd: string, file: string, ...args: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}
