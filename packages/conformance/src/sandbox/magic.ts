import { magicValues } from "@partner-connectivity/sandbox/magic-values";

type Name = keyof typeof magicValues;
/** Values that make a sandbox do what is hard to bring about otherwise, by their name in its table. */
export type Magic = { readonly [name in Name]?: string };

export const magic: Magic = Object.fromEntries(
  Object.entries(magicValues).map(([name, { value }]) => [name, value]),
);
