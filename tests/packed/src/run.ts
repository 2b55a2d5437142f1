import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

const longestMs = 180_000;

/**
 * Runs a program to its end and gives its output.
 * @throws Error with both outputs when it fails, or takes too long, as npm does out of reach of its registry
 */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<string> {
  try {
    const { stdout } = await execute(program, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout: longestMs,
    });
    return stdout;
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${message}\n${stdout ?? ""}\n${stderr ?? ""}`, { cause: error });
  }
}
