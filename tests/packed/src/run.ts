import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a program to its end and gives its output. @throws Error with both outputs when it fails */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { cwd, env: { ...process.env, ...env } });
    return stdout;
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${message}\n${stdout ?? ""}\n${stderr ?? ""}`, { cause: error });
  }
}
