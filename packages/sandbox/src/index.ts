/** The sandbox as a library. What is exported here is public. */

export type { ClockMode } from "./clock.ts";
export type { Control } from "./control/control.ts";
export type { OrganisationControl } from "./control/organisation-control.ts";
// biome-ignore lint/performance/noBarrelFile: the one entry of the package.
export { createSandbox, type Sandbox, type SandboxOptions } from "./create-sandbox.ts";
export type { Fault } from "./http/faults.ts";
export { type Listening, listen } from "./listen.ts";
export { type MagicValue, magicValues } from "./magic-values.ts";
export type { OrganisationCredentials } from "./organisations/credentials.ts";
