import { type Check, each } from "../../flow/check.ts";
import type { Fields } from "../../flow/fields.ts";
import { compare, derive } from "../../flow/first-missing.ts";
import type { Flow } from "../../flow/flow.ts";
import { Missing } from "../../flow/missing.ts";
import { claimantsOf, claimOf, names } from "./claimants.ts";
import { isFreeTrial, listClaimants } from "./list-claimants.ts";
import { tryToClaim } from "./refused-claims.ts";
import { isActive, renewClaims } from "./renew-claims.ts";

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
    const claim = (body: object, expect: number, token?: string | Missing) =>
      call("claimNumber", { ...body }, token === undefined ? { expect } : { expect, token });

    const refused = await tryToClaim(journey, number);
    const none = await call("listUsers", { page_size: 100 });
    const before = await sandbox.now();
    const claimed = await claim({ ...claimOf(ada), pressone_number: number }, 200);
    const afterwards = await sandbox.now();
    const ofAda = await call("listUsers", { email: emailOfAda });
    const left = await call("listAvailableNumbers", { phone_number: number });
    rule("VOICE-003", [numbers, claimed]);
    rule("VOICE-054", [claimed, ...refused.incomplete]);
    rule("VOICE-055", [claimed, ...refused.misdated]);
    rule("VOICE-056", [claimed, ...refused.misnumbered]);
    rule("VOICE-057", [claimed, refused.misnamed]);
    rule("VOICE-058", [refused.trialAsText, claimed, ofAda], isFreeTrial(false));
    const isGone = each<Fields[]>("/data/data", (entries) =>
      entries.every(({ phone_number }) => phone_number !== number),
    );
    rule("VOICE-059", [claimed, left], isGone);
    rule("VOICE-062", [claimed, left], isGone);
    const isSubscribed = each<Fields[]>("/data/data", (list) =>
      compare(emailOfAda, list, (email, users) =>
        users.some((user) => user["email"] === email && isObject(user["subscription"])),
      ),
    );
    rule("VOICE-060", [claimed, ofAda], isSubscribed);
    const isAda = each<Fields>("/data/data/*", (user) =>
      compare(ada, user, (person, own) => names.every((name) => own[name] === person[name])),
    );
    rule("VOICE-063", [claimed, ofAda], isSubscribed);
    rule("VOICE-063", [claimed, ofAda], isAda);
    rule("VOICE-065", [claimed, ofAda], isActive);
    const isOfThen = (pointer: string): Check =>
      each<string>(pointer, (time) => isBetween(time, before, afterwards));
    rule("VOICE-031", [claimed, ofAda], isOfThen("/data/data/*/date_created"));
    rule("VOICE-036", [claimed, ofAda], isOfThen("/data/data/*/subscription/date_created"));

    const again = await claim({ ...claimOf(ben), pressone_number: number }, 409);
    const snatchedNumber = fixture("snatchedNumber");
    const snatched = await claim({ ...claimOf(ben), pressone_number: snatchedNumber }, 409);
    rule("VOICE-067", [again, snatched]);
    shape(again, "VOICE-098");

    const other = derive(await sandbox.another(), ({ voice }) => voice ?? "");
    const elsewhere = await claim({ ...claimOf(ben), pressone_number: number }, 200, other);
    const own = await call("listUsers", { page_size: 100 });
    const grewByOne = each<number>("/data/total", (total) =>
      compare(total, none.take<number>("/data/total"), (now, then) => now === then + 1),
    );
    rule("VOICE-087", [none, elsewhere, own], grewByOne);
    rule("VOICE-087", [elsewhere, claimed, ofAda], isSubscribed);

    const trialBody = { ...claimOf(ben), pressone_number: another, is_free_trial: true };
    const trial = await claim(trialBody, 200);
    await listClaimants(journey, { claimed, trial });
    await renewClaims(journey, { claimed, trial });
  },
};

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** Whether a time lies in the span of a step, give or take the second that it may be cut to. */
function isBetween(
  text: string,
  from: number | Missing,
  to: number | Missing,
): boolean | undefined {
  const time = Date.parse(text);
  if (from instanceof Missing || to instanceof Missing || Number.isNaN(time)) return undefined;
  return time >= from - 1000 && time <= to + 1000;
}
