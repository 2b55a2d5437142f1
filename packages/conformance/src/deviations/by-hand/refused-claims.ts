import { accept } from "../accept.ts";
import type { Deviation } from "../deviation.ts";
import { answering } from "../layers.ts";

/** Has a claim that must be refused for one thing accepted all the same. */
function accepting(
  name: string,
  breaks: string,
  isMeant: (claim: Record<string, unknown>) => boolean,
  ...alsoBreaks: string[]
): Deviation {
  return {
    ...{ name, breaks, alsoBreaks, operations: ["claimNumber"] },
    layer: answering("claimNumber", (answer, { body }) => {
      if (answer.status === 422 && isMeant(body)) accept(answer);
    }),
  };
}

/** Claims that break a rule and are taken. */
export const refusedClaims: readonly Deviation[] = [
  accepting(
    "a claim without a date of birth is taken",
    "VOICE-054",
    (claim) => claim["dob"] === undefined,
    "VOICE-066",
  ),
  accepting(
    "a date of birth in another order is taken",
    "VOICE-055",
    (claim) => claim["dob"] === "12/04/1990",
    "VOICE-066",
  ),
  accepting(
    "a nin of twelve digits is taken",
    "VOICE-056",
    (claim) => claim["nin"] === "123456789012",
    "VOICE-066",
  ),
  accepting(
    "a nin with a letter is taken",
    "VOICE-056",
    (claim) => claim["nin"] === "1234567890a",
    "VOICE-066",
  ),
  accepting(
    "a number to claim is taken under another name",
    "VOICE-057",
    (claim) => claim["phone_number"] !== undefined,
    "VOICE-066",
  ),
  accepting(
    "a free trial in words is taken",
    "VOICE-058",
    (claim) => claim["is_free_trial"] === "yes",
    "VOICE-066",
  ),
];
