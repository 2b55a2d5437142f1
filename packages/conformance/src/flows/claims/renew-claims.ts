import type { Answer } from "../../flow/answer.ts";
import { type Check, each, status } from "../../flow/check.ts";
import type { Fields } from "../../flow/fields.ts";
import { after, compare } from "../../flow/first-missing.ts";
import type { Journey } from "../../flow/flow.ts";
import { given } from "../../flow/given.ts";
import { claimantsOf } from "./claimants.ts";
import { isFreeTrial } from "./list-claimants.ts";

/** Longer than what anybody has paid for by then. */
const hundredDays = 100 * 24 * 3600;

/** Renewals that are refused, of a free trial and of a paid subscription that has lapsed. */
export async function renewClaims(
  journey: Journey,
  { claimed, trial }: { readonly claimed: Answer; readonly trial: Answer },
): Promise<void> {
  const { call, rule, shape, sandbox } = journey;
  const { emailOfAda, emailOfBen } = claimantsOf(journey);
  const users = (query: object) => call("listUsers", { ...query }, { expect: 200 });
  const attempt = (body: object) =>
    call("renewNumber", { ...body }, { expect: "refusal", faulty: true });

  const withoutEmail = await attempt({});
  const withNumber = await attempt({ email: 17 });
  const ofStranger = await call("renewNumber", { email: "nobody@example.com" }, { expect: 404 });
  rule("VOICE-083", withoutEmail, status(422));
  rule("VOICE-083", withNumber, status(422));
  rule("VOICE-082", ofStranger);

  // Only whom this run has signed up is renewed: anybody else would be charged for it.
  const ben = { email: after(trial, emailOfBen) };
  const converted = await call("renewNumber", ben, { expect: 200 });
  const convertedUser = await users({ email: after(converted, emailOfBen) });
  rule("VOICE-077", [given(converted), withoutEmail, withNumber]);
  // That a renewal shows in this way is taken from the first of each kind; that it renews, from all.
  rule("VOICE-079", [given(trial), converted, convertedUser], isFreeTrial(false));

  const renewLapsed = async () => {
    const lapsed = await sandbox.advance(hundredDays);
    const lapsedUser = await users({ email: after(lapsed, emailOfAda) });
    const lapsedOther = await call("listUsers", { email: after(lapsed, emailOfBen) });
    const ada = { email: after(claimed, after(lapsedUser, emailOfAda)) };
    const renewed = await call("renewNumber", ada, { expect: 200 });
    const renewedUser = await users({ email: after(renewed, emailOfAda) });
    const otherUser = await call("listUsers", { email: after(renewed, emailOfBen) });
    const isBen = (answer: Answer) => answer.take("/data/data/0/email") === emailOfBen;
    if ([lapsedOther, otherUser].every(isBen)) {
      const isActive = "/data/data/0/subscription/is_active";
      rule("VOICE-077", given(converted), isSame(lapsedOther, isActive, otherUser));
    }
    return [lapsedUser, renewed, renewedUser] as const;
  };
  const once = await renewLapsed();
  const twice = await renewLapsed();
  const isAdaActive = each<Fields[]>("/data/data", (list) =>
    compare(emailOfAda, list, (email, all) => {
      const subscription = all.find((user) => user["email"] === email)?.["subscription"];
      return subscription ? (subscription as Fields)["is_active"] === true : undefined;
    }),
  );
  rule("VOICE-080", once.map(given), isAdaActive);
  rule("VOICE-031", given(converted), isSame(once[2], "/data/data/0/date_created", twice[2]));
  for (const renewal of [once, twice]) rule("VOICE-078", renewal, isAdaActive);
  for (const refusal of [withoutEmail, withNumber, ofStranger]) shape(refusal, "VOICE-098");
}

/** Whether two answers say the same at one place; nothing can be told where one says nothing. */
function isSame(before: Answer, pointer: string, now: Answer): Check {
  return () =>
    compare(before.take<unknown>(pointer), now.take<unknown>(pointer), (a, b) => a === b);
}

/** Whether the subscriptions of a list are active. */
export const isActive: Check = each(
  "/data/data/*/subscription/is_active",
  (active) => active === true,
);
