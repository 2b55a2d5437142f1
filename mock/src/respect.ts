import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { exampleInputs } from "./example-inputs.ts";

const contract = dirname(
  fileURLToPath(import.meta.resolve("@partner-connectivity/openapi/package.json")),
);

/** File names of the documented journeys. */
export const flows: readonly string[] = readdirSync(join(contract, "flows"));

/**
 * Runs one Arazzo flow with `redocly respect`, which is not ours and so has no interest in the result.
 * @param inputs what differs from the contract's examples, such as credentials
 * @returns the report as text, and whether it is green
 */
export function respect(
  flow: string,
  url: string,
  inputs: Readonly<Record<string, unknown>> = {},
): Promise<{ green: boolean; report: string }> {
  const { sourceDescriptions } = parse(readFileSync(join(contract, "flows", flow), "utf8"));
  const server = `${sourceDescriptions[0].name}=${url}`;
  const input = JSON.stringify({ ...exampleInputs, ...inputs });
  const args = ["respect", `flows/${flow}`, "--server", server, "--input", input];
  const redocly = join(contract, "node_modules/.bin/redocly");
  return new Promise((done) => {
    execFile(redocly, args, { cwd: contract }, (error, stdout, stderr) => {
      const report = stdout + stderr;
      done({ green: error === null && report.includes("Workflows: 1 passed, 1 total"), report });
    });
  });
}
