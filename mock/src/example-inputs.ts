import { operations } from "./contract-operations.ts";

/** Inputs of the flows: the request fields and parameters in camel case, with the contract's examples. */
export const exampleInputs: Readonly<Record<string, unknown>> = Object.fromEntries(
  operations
    .flatMap(({ body, parameters }) => [
      ...parameters.map(({ name, example }) => [name, example]),
      ...Object.entries(body ?? {}),
    ])
    .map(([name, value]) => [camelCase(name), value]),
);

function camelCase(name: string): string {
  const words = name.split(/[-_]/).map((word) => word[0]?.toUpperCase() + word.slice(1));
  return words.join("").replace(/^./, (letter) => letter.toLowerCase());
}
