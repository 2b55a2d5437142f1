import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface Ran {
  readonly milliseconds: number;
  readonly out: string;
}

/**
 * Runs a Node program to its end, in a process of its own.
 * @throws Error when it ends with another code than 0
 */
export async function runProgram(program: string, args: readonly string[]): Promise<Ran> {
  const started = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${out}`);
  return { milliseconds: performance.now() - started, out };
}
