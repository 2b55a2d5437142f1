import type { Answer } from "../../flow/answer.ts";
import { type Check, each, status } from "../../flow/check.ts";
import type { Fields } from "../../flow/fields.ts";
import { compare } from "../../flow/first-missing.ts";
import type { Journey } from "../../flow/flow.ts";
import { given } from "../../flow/given.ts";
import { isPaged, keepsWithin, linksToItsNeighbours } from "../../flow/voice-page.ts";
import { claimantsOf } from "./claimants.ts";

/** The list of users once two have claimed a number: its filters, its pages and their bounds. */
export async function listClaimants(
  journey: Journey,
  { claimed, trial }: { readonly claimed: Answer; readonly trial: Answer },
): Promise<void> {
  const { call, rule, shape } = journey;
  const { emailOfAda, emailOfBen, mobileOfBen } = claimantsOf(journey);
  const users = (query: object) => call("listUsers", { ...query }, { expect: 200 });
  const claims = [given(claimed), given(trial)];
  const tryTo = (query: object) =>
    call("listUsers", { ...query }, { expect: "success or refusal", faulty: true });

  const ofAda = await users({ email: emailOfAda });
  const ofBen = await users({ email: emailOfBen });
  const byMobile = await users({ mobile: mobileOfBen, page_index: 1, page_size: 10 });
  const ofNobody = await users({ email: "nobody@example.com" });
  rule("VOICE-064", [...claims, ofBen], isFreeTrial(true));
  rule("VOICE-064", [...claims, ofAda], isFreeTrial(false));
  rule("VOICE-086", [ofBen, byMobile]);
  const isBen = each<Fields[]>("/data/data", (list) =>
    compare(
      emailOfBen,
      list,
      (email, all) => all.length > 0 && all.every((user) => user["email"] === email),
    ),
  );
  for (const found of [ofBen, byMobile]) rule("VOICE-088", [given(trial), found], isBen);
  rule("VOICE-026", ofNobody, each<Fields>("/data", isEmptyOfNone));

  const plain = await users({});
  const first = await users({ page_size: 1 });
  const second = await users({ page_size: 1, page_index: 2 });
  const beyond = await users({ page_index: 9999 });
  rule("VOICE-021", [...claims, first], each<Fields>("/data", linksToItsNeighbours));
  rule("VOICE-021", [...claims, second], each<Fields>("/data", linksToItsNeighbours));
  rule("VOICE-025", plain, isPaged(1, 10));
  rule("VOICE-025", second, isPaged(2, 1));
  rule("VOICE-027", beyond, holdsAtMost(0));
  rule("VOICE-051", first, holdsAtMost(1));
  const differs = each("/data/data/0/email", (email) =>
    compare(email, first.take("/data/data/0/email"), (a, b) => a !== b),
  );
  rule("VOICE-049", plain, isPaged(1, 10));
  rule("VOICE-049", [first, second], differs);
  rule("VOICE-050", plain, isPaged(1, 10));

  const ofNone = await tryTo({ page_size: 0 });
  const ofTooMany = await tryTo({ page_size: 101 });
  const beforeTheFirst = await tryTo({ page_index: 0 });
  rule("VOICE-049", beforeTheFirst, keepsWithin("page_index", 1));
  rule("VOICE-050", ofNone, keepsWithin("page_size", 1, 100));
  rule("VOICE-050", ofTooMany, keepsWithin("page_size", 1, 100));
  for (const refused of [ofNone, ofTooMany, beforeTheFirst]) {
    rule("VOICE-052", refused, status(422));
    shape(refused, "VOICE-098");
  }
}

/** Whether the subscriptions of a list are free trials. */
export function isFreeTrial(expected: boolean): Check {
  return each("/data/data/*/subscription/is_free_trial", (free) => free === expected);
}

function holdsAtMost(most: number): Check {
  return each<unknown[]>("/data/data", (list) => list.length <= most);
}

function isEmptyOfNone({ data, total }: Fields): boolean {
  return Array.isArray(data) && data.length === 0 && total === 0;
}
