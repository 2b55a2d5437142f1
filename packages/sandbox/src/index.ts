/** The sandbox as a library. What is exported here is public. */

// biome-ignore lint/performance/noBarrelFile: the one entry of the package.
export { createSandbox, type Sandbox, type SandboxOptions } from "./create-sandbox.ts";
export { type Listening, listen } from "./listen.ts";
export { type MagicValue, magicValues } from "./magic-values.ts";
export type { OrganisationCredentials } from "./organisations/credentials.ts";
