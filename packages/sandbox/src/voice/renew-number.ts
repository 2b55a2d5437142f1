import type { Call, Reply } from "../http/call.ts";
import { answer, refuse } from "../http/reply.ts";
import { oneTermAfter } from "./subscription.ts";

/**
 * Adds a term to the subscription, from its end or, when it has lapsed, from now. What was a free
 * trial is a paid subscription afterwards (VOICE-080, VOICE-081).
 */
export async function renewNumber(call: Call<{ body: { email: string } }>): Promise<Reply> {
  const { db, organisation, clock, body } = call;
  const user = await db
    .selectFrom("voice_users")
    .select("active_until")
    .where("organisation_id", "=", organisation.id)
    .where("email", "=", body.email)
    .executeTakeFirst();
  if (!user) return refuse(call, "user_not_found");
  await db
    .updateTable("voice_users")
    .set({
      active_until: oneTermAfter(Math.max(clock.now, user.active_until)),
      is_free_trial: 0,
    })
    .where("organisation_id", "=", organisation.id)
    .where("email", "=", body.email)
    .execute();
  return answer(call, null);
}
