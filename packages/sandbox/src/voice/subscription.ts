import { isoTime } from "../clock.ts";
import type { VoiceUser } from "./tables.ts";

/** The one plan there is (VOICE-039, VOICE-040: which plans exist, and their price, is unknown). */
const plan = { plan: "Voice Basic", term: "monthly", standard_cost: 1500 };

/** How long a claim or a renewal lasts, a free trial too (VOICE-074, VOICE-084: unknown). */
export function oneTermAfter(milliseconds: number): number {
  const end = new Date(milliseconds);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + 1);
  // A month without that day ran over into the next one: back to its last day.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}

/** The subscription of a user as the wire carries it. */
export function describeSubscription(user: VoiceUser, now: number): object {
  return {
    ...plan,
    is_active: now < user.active_until,
    is_free_trial: user.is_free_trial === 1,
    billing_day: new Date(user.subscribed_at).getUTCDate(),
    date_created: isoTime(user.subscribed_at),
  };
}
