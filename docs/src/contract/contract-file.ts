import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/** Text of a file of the contract package, by the name under which the package exports it. */
export function readContractFile(name: string): string {
  return readFileSync(resolve(`@partner-connectivity/openapi/${name}`), "utf8");
}

/** Names of the built flows, such as `top-up`, in alphabetical order. */
export function flowNames(): string[] {
  const folder = join(dirname(resolve("@partner-connectivity/openapi/esim.json")), "flows");
  return readdirSync(folder)
    .map((file) => file.replace(/\.arazzo\.yaml$/, ""))
    .sort();
}
