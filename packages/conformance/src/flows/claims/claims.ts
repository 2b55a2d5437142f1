import { type Check, each } from "../../flow/check.ts";
import type { Fields } from "../../flow/fields.ts";
import { compare, derive } from "../../flow/first-missing.ts";
import type { CallOptions, Flow } from "../../flow/flow.ts";
import { given } from "../../flow/given.ts";
import { Missing } from "../../flow/missing.ts";
import { claimantsOf, claimOf, names } from "./claimants.ts";
import { isFreeTrial, listClaimants } from "./list-claimants.ts";
import { tryToClaim } from "./refused-claims.ts";
import { isActive, renewClaims } from "./renew-claims.ts";

const day = 24 * 3600 * 1000;

/** Claims that are taken and refused, the users they make, and renewals of free and paid ones. */
export const claims: Flow = {
  name: "claims",
  area: "voice",
  needsMemory: true,
  async run(journey) {
    const { call, rule, shape, fixture, sandbox } = journey;
    const { ada, ben, emailOfAda } = claimantsOf(journey);
    const numbers = await call("listAvailableNumbers");
    const number = numbers.take("/data/data/0/phone_number");
    const another = numbers.take("/data/data/1/phone_number");
    const claim = (body: object, options: CallOptions) => call("claimNumber", { ...body }, options);

    const refused = await tryToClaim(journey, number);
    const none = await call("listUsers", { page_size: 100 });
    const known = await call("listUsers", { email: emailOfAda });
    const before = await sandbox.now();
    const claimed = await claim({ ...claimOf(ada), pressone_number: number }, { expect: 200 });
    const afterwards = await sandbox.now();
    const ofAda = await call("listUsers", { email: emailOfAda });
    const left = await call("listAvailableNumbers", { phone_number: number });
    const claimedWell = given(claimed);
    rule("VOICE-061", [numbers, claimed]);
    rule("VOICE-054", [claimedWell, ...refused.incomplete]);
    rule("VOICE-055", [claimedWell, ...refused.misdated]);
    rule("VOICE-056", [claimedWell, ...refused.misnumbered]);
    rule("VOICE-057", [claimedWell, refused.misnamed]);
    // What a claim makes of somebody who had signed up before is open.
    const isNewcomer = derive(known.take<number>("/data/total"), (total) => total === 0);
    const isNoTrial = isFreeTrial(false);
    rule("VOICE-058", [refused.trialAsText, known, claimedWell, ofAda], (answer) =>
      isNewcomer === true ? isNoTrial(answer) : undefined,
    );
    const lacks = (claimedNumber: unknown) =>
      each<Fields[]>("/data/data", (entries) =>
        entries.every(({ phone_number }) => phone_number !== claimedNumber),
      );
    rule("VOICE-059", [claimedWell, left], lacks(number));
    rule("VOICE-062", [claimedWell, left], lacks(number));
    const hasAda = (holds: (user: Fields) => boolean) =>
      each<Fields[]>("/data/data", (list) =>
        compare(emailOfAda, list, (email, users) =>
          users.some((user) => user["email"] === email && holds(user)),
        ),
      );
    const isSignedUp = hasAda(() => true);
    rule("VOICE-060", [claimedWell, ofAda], hasAda(isSubscribed));
    const isAda = each<Fields>("/data/data/*", (user) =>
      compare(ada, user, (person, own) => names.every((name) => own[name] === person[name])),
    );
    rule("VOICE-063", [claimedWell, ofAda], isSignedUp);
    rule("VOICE-063", [claimedWell, ofAda], isAda);
    rule("VOICE-065", [claimedWell, ofAda], isActive);
    const isOfThen = (pointer: string): Check =>
      each<string>(pointer, (time) => isBetween(time, before, afterwards));
    rule("VOICE-031", [claimedWell, ofAda], isOfThen("/data/data/*/date_created"));
    rule("VOICE-036", [claimedWell, ofAda], isOfThen("/data/data/*/subscription/date_created"));

    const again = await claim({ ...claimOf(ben), pressone_number: number }, { expect: 409 });
    const snatchedNumber = fixture("snatchedNumber");
    const snatched = await claim(
      { ...claimOf(ben), pressone_number: snatchedNumber },
      { expect: 409 },
    );
    rule("VOICE-067", [again, snatched]);
    shape(again, "VOICE-098");

    const other = derive(await sandbox.another(), ({ voice }) => voice ?? "");
    const elsewhere = await claim({ ...claimOf(ben), pressone_number: number }, { token: other });
    const own = await call("listUsers", { page_size: 100 });
    const grewByOne = each<number>("/data/total", (total) =>
      compare(total, none.take<number>("/data/total"), (now, then) => now === then + 1),
    );
    rule("VOICE-087", [none, elsewhere, own], grewByOne);
    rule("VOICE-087", [elsewhere, claimedWell, ofAda], isSignedUp);

    const trialBody = { ...claimOf(ben), pressone_number: another, is_free_trial: true };
    const trial = await claim(trialBody, { expect: 200 });
    const leftOfTwo = await call("listAvailableNumbers", { phone_number: another });
    // The first claim has shown how a number is claimed and where that is seen.
    rule("VOICE-003", [numbers, claimedWell, trial]);
    rule("VOICE-059", [given(trial), leftOfTwo], lacks(another));
    const remaining = await call("listAvailableNumbers", { page_size: 100 });
    rule("VOICE-062", [claimedWell, remaining], lacks(number));
    await listClaimants(journey, { claimed, trial });
    await renewClaims(journey, { claimed, trial });

    const third = derive(await sandbox.now(), () => remaining.take("/data/data/0/phone_number"));
    const atOnce = await Promise.all(
      [ada, ben].map((person) =>
        claim({ ...claimOf(person), pressone_number: third }, { expect: "success or refusal" }),
      ),
    );
    const winners = atOnce.filter(({ checked }) => checked?.status === 200).length;
    rule(
      "VOICE-067",
      [given(again), ...atOnce],
      () =>
        winners <= 1 || { pointer: "the number of users that one number went to", value: winners },
    );
  },
};

function isSubscribed({ subscription }: Fields): boolean {
  return typeof subscription === "object" && subscription !== null;
}

/**
 * Whether a time lies in the span of a step, give or take the second that it may be cut to. One that says
 * nothing of its hour or of its offset may be a day off.
 */
function isBetween(
  text: string,
  from: number | Missing,
  to: number | Missing,
): boolean | undefined {
  const time = Date.parse(text);
  if (from instanceof Missing || to instanceof Missing || Number.isNaN(time)) return undefined;
  const slack = /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) ? 1000 : day;
  return time >= from - slack && time <= to + slack;
}
