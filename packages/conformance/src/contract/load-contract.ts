import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ConfigurationError } from "../target/configuration-error.ts";
import { areas, type Contract } from "./contract.ts";
import { readContract } from "./read-contract.ts";

const require = createRequire(import.meta.url);

/** The contract that this package was installed with. */
export function loadContract(): Contract {
  const documents = areas.map((area) => [area, readJson(`${area}.json`)]);
  return readContract(Object.fromEntries(documents), readJson("requirements.json"));
}

/** @throws ConfigurationError when the bundles of the contract are missing */
function readJson<T>(name: string): T {
  const specifier = `@partner-connectivity/openapi/${name}`;
  try {
    return JSON.parse(readFileSync(require.resolve(specifier), "utf8"));
  } catch (cause) {
    throw new ConfigurationError(
      `The bundled contract ${specifier} cannot be read; build it with: npx turbo run build`,
      { cause },
    );
  }
}
