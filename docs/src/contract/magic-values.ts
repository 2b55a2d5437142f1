// biome-ignore lint/performance/noBarrelFile: the sandbox does not export its table yet.
export { type MagicValue, magicValues } from "../../../packages/sandbox/src/magic-values.ts";
