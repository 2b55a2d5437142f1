import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { contractDirectory } from "../src/contract.ts";

/**
 * Runs the Redocly CLI in the folder of the contract and returns what it prints.
 * @throws Error with the CLI's own message when it fails
 */
export function redocly(...args: string[]): string {
  const command = join(contractDirectory, "node_modules/.bin/redocly");
  return execFileSync(command, args, {
    cwd: contractDirectory,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 2 ** 20,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
}
