import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { contractDirectory } from "../src/contract.ts";

export const repository: string = join(contractDirectory, "..");

/**
 * Runs git in this repository and returns what it prints, without the last line break.
 * @throws Error when it fails
 */
export function git(...args: string[]): string {
  return execFileSync("git", args, {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trimEnd();
}
