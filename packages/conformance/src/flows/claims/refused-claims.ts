import type { Answer } from "../../flow/answer.ts";
import { status } from "../../flow/check.ts";
import type { Journey } from "../../flow/flow.ts";
import type { Missing } from "../../flow/missing.ts";
import { claimantsOf, claimOf, required } from "./claimants.ts";

/** Claims whose body breaks a rule, by the rule. */
export interface RefusedClaims {
  readonly incomplete: readonly Answer[];
  readonly misdated: readonly Answer[];
  readonly misnumbered: readonly Answer[];
  readonly misnamed: Answer;
  readonly trialAsText: Answer;
}

/** Tries to claim a number with bodies that break the rules of one. */
export async function tryToClaim(
  journey: Journey,
  number: string | Missing,
): Promise<RefusedClaims> {
  const { call, rule, shape } = journey;
  const body = { ...claimOf(claimantsOf(journey).ada), pressone_number: number };
  const attempt = (change: object) =>
    call("claimNumber", { ...body, ...change }, { expect: "refusal", faulty: true });
  const incomplete: Answer[] = [];
  for (const name of required) incomplete.push(await attempt({ [name]: undefined }));
  incomplete.push(await attempt({ business_name: 17 }));
  const misdated = [await attempt({ dob: "12/04/1990" }), await attempt({ dob: "1990-02-30" })];
  const misnumbered = [
    await attempt({ nin: "1234567890a" }),
    await attempt({ nin: "123456789012" }),
  ];
  const misnamed = await attempt({ pressone_number: undefined, phone_number: number });
  const trialAsText = await attempt({ is_free_trial: "yes" });
  for (const refused of [...incomplete, ...misdated, ...misnumbered, misnamed, trialAsText]) {
    rule("VOICE-066", refused, status(422));
    shape(refused, "VOICE-098");
  }
  return { incomplete, misdated, misnumbered, misnamed, trialAsText };
}
