import type { Effect } from "../contract/contract.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { isLoopback, type Profile } from "./target.ts";

/** How much a run may do beyond reading. Money is in NGN. */
export interface Bounds {
  readonly spend: number;
  readonly claim: number;
  readonly renew: number;
  readonly message: number;
}

export type Spending = Exclude<Effect, "read">;

export const flagOf: Readonly<Record<Spending, string>> = {
  spend: "max-spend",
  claim: "max-claims",
  renew: "max-renewals",
  message: "max-messages",
};

export const readsOnly: Bounds = { spend: 0, claim: 0, renew: 0, message: 0 };
export const unbounded: Bounds = {
  spend: Number.POSITIVE_INFINITY,
  claim: Number.POSITIVE_INFINITY,
  renew: Number.POSITIVE_INFINITY,
  message: Number.POSITIVE_INFINITY,
};

/**
 * The bounds of a run: reads only, unless flags say otherwise or nothing can be real. The sandbox
 * profile goes on only when the target answers as a sandbox.
 * @throws ConfigurationError for a bound that is no number, or any on production
 */
export function readBounds(
  flags: Readonly<Record<string, string | undefined>>,
  profile: Profile,
  target: URL,
): Bounds {
  const given = Object.entries(flagOf)
    .filter(([, flag]) => flags[flag] !== undefined)
    .map(
      ([effect, flag]) => [effect, amountOf(flag, flags[flag] ?? "", effect === "spend")] as const,
    );
  const [opened] = given.find(([, amount]) => amount > 0) ?? [];
  if (profile === "production" && opened) {
    throw new ConfigurationError(
      `The production profile only reads; leave --${flagOf[opened as Spending]} out.`,
    );
  }
  const isPretended = profile === "sandbox" || (profile === "mock" && isLoopback(target));
  const start = isPretended ? unbounded : readsOnly;
  return { ...start, ...Object.fromEntries(given) };
}

function amountOf(flag: string, text: string, isMoney: boolean): number {
  const form = isMoney ? /^\d{1,12}(\.\d{1,2})?$/ : /^\d{1,9}$/;
  if (form.test(text)) return Number(text);
  const what = isMoney ? "an amount in NGN" : "a whole number";
  throw new ConfigurationError(`--${flag} takes ${what}, 0 or more, not "${text}".`);
}
