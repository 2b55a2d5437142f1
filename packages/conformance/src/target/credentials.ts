import { type Area, areas } from "../contract/contract.ts";
import { ConfigurationError } from "./configuration-error.ts";
import type { Profile } from "./target.ts";

export type Credentials = Readonly<Partial<Record<Area, string>>>;

export const variableOf = (area: Area): string => `PARTNER_${area.toUpperCase()}_API_KEY`;

/** Whether an environment variable holds an API key. */
export const isCredential = (name: string): boolean => areas.map(variableOf).includes(name);

/**
 * The API key of each area in scope, from the environment only. A mock gets placeholders, never the
 * keys that may be set: it has nothing to protect and should be shown nothing.
 * @throws ConfigurationError naming the variables that are missing
 */
export function readCredentials(
  environment: Readonly<Record<string, string | undefined>>,
  profile: Profile,
  scope: readonly Area[],
): Credentials {
  const inScope = areas.filter((area) => scope.includes(area));
  if (profile === "mock") return Object.fromEntries(inScope.map((area) => [area, "<API_KEY>"]));
  const missing = inScope.map(variableOf).filter((name) => !environment[name]?.trim());
  if (missing.length > 0) {
    const hint =
      missing.length < inScope.length || inScope.length > 1
        ? ", or leave areas out with --area"
        : "";
    throw new ConfigurationError(
      `Set ${missing.join(", ")} in the environment${hint}. A sandbox needs none: --profile sandbox.`,
    );
  }
  const keys = inScope.map((area) => [area, environment[variableOf(area)]?.trim() ?? ""] as const);
  const unfit = keys.find(([, key]) => !/^[\x21-\x7e]+$/.test(key));
  if (unfit) {
    throw new ConfigurationError(
      `${variableOf(unfit[0])} holds characters that no HTTP header can carry.`,
    );
  }
  return Object.fromEntries(keys);
}
