import { derive } from "../../flow/first-missing.ts";
import type { Journey } from "../../flow/flow.ts";
import type { Missing } from "../../flow/missing.ts";
import type { Claimant } from "../../target/fixtures.ts";

export const names = ["first_name", "last_name", "email", "mobile"] as const;
const ofClaimant = [...names, "business_name", "dob", "nin"] as const;

/** What a claim must have. */
export const required: readonly string[] = [...ofClaimant, "pressone_number"];

/** What a claim says of a person. */
export function claimOf(claimant: Claimant | Missing): Record<string, string | Missing> {
  return Object.fromEntries(
    ofClaimant.map((name) => [name, derive(claimant, (person) => person[name])]),
  );
}

interface Claimants {
  readonly ada: Claimant | Missing;
  readonly ben: Claimant | Missing;
  readonly emailOfAda: string | Missing;
  readonly emailOfBen: string | Missing;
  readonly mobileOfBen: string | Missing;
}

/** The two people of the flow, by the user that a claim makes of them. */
export function claimantsOf({ fixture }: Journey): Claimants {
  const [ada, ben] = [fixture("claimant"), fixture("secondClaimant")];
  return {
    ada,
    ben,
    emailOfAda: derive(ada, ({ email }) => email),
    emailOfBen: derive(ben, ({ email }) => email),
    mobileOfBen: derive(ben, ({ mobile }) => mobile),
  };
}
