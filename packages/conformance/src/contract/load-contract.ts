import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ConfigurationError } from "../target/configuration-error.ts";
import type { Contract } from "./contract.ts";
import { readContract } from "./read-contract.ts";

const require = createRequire(import.meta.url);

/**
 * The contract that this package was installed with.
 * @throws ConfigurationError when its bundles are missing
 */
export function loadContract(): Contract {
  return readContract(
    {
      esim: readJson(() => require.resolve("@partner-connectivity/openapi/esim.json")),
      voice: readJson(() => require.resolve("@partner-connectivity/openapi/voice.json")),
      sms: readJson(() => require.resolve("@partner-connectivity/openapi/sms.json")),
    },
    readJson(() => require.resolve("@partner-connectivity/openapi/requirements.json")),
  );
}

function readJson<T>(locate: () => string): T {
  try {
    return JSON.parse(readFileSync(locate(), "utf8"));
  } catch (cause) {
    const message =
      "The bundles of the contract cannot be read; make them with: npx turbo run build";
    throw new ConfigurationError(message, { cause });
  }
}
