import type { World } from "../domain.ts";
import type { Call, Reply } from "../http/call.ts";
import { answer, refuse } from "../http/reply.ts";
import { magicValues } from "../magic-values.ts";
import { lastNumber } from "../store/last-number.ts";
import { oneTermAfter } from "./subscription.ts";

/** What of a claim is kept; the identity papers are not. */
interface Claim {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile: string;
  readonly pressone_number: string;
  readonly is_free_trial?: boolean;
}

/** Gives a number to the first who claims it; everybody else is refused with 409 (VOICE-067). */
export async function claimNumber(call: Call<{ body: Claim }>): Promise<Reply> {
  const { pressone_number, email } = call.body;
  const snatched = pressone_number === magicValues.snatchedNumber.value;
  if (snatched || !(await take(call, pressone_number, email))) {
    return refuse(call, "number_not_available");
  }
  await subscribe(call, call.body);
  return answer(call, null);
}

/** The condition lets one caller through, however many claim at once. */
async function take(world: World, phoneNumber: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await world.db
    .updateTable("voice_numbers")
    .set({ claimed_by: email })
    .where("organisation_id", "=", world.organisation.id)
    .where("phone_number", "=", phoneNumber)
    .where("claimed_by", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Signs the user up, or brings one with this email up to date: a second claim adds the number and
 * begins the subscription anew (VOICE-069: what it does is unknown).
 */
async function subscribe(world: World, claim: Claim): Promise<void> {
  const { first_name, last_name, mobile, email, is_free_trial = false } = claim;
  const { db, organisation, clock } = world;
  const latest = {
    first_name,
    last_name,
    mobile,
    subscribed_at: clock.now,
    active_until: oneTermAfter(clock.now),
    is_free_trial: is_free_trial ? 1 : 0,
  };
  await db
    .insertInto("voice_users")
    .values({
      organisation_id: organisation.id,
      number: (await lastUser(world)) + 1,
      email,
      created_at: clock.now,
      ...latest,
    })
    .onConflict((conflict) => conflict.columns(["organisation_id", "email"]).doUpdateSet(latest))
    .execute();
}

const lastUser = lastNumber("voice_users", "number");
