import { isoTime } from "../clock.ts";
import type { Call, Reply } from "../http/call.ts";
import { offsetOf } from "../http/offset.ts";
import { answer } from "../http/reply.ts";
import { describePage, readPaging } from "./page.ts";
import { describeSubscription } from "./subscription.ts";
import type { VoiceUser } from "./tables.ts";

interface Query {
  readonly mobile?: string;
  readonly email?: string;
  readonly page_index?: number;
  readonly page_size?: number;
}

/** Users in the order of signing up (VOICE-028); both filters must hold (VOICE-088, VOICE-089). */
export async function listUsers(call: Call<{ query: Query }>): Promise<Reply> {
  const { mobile, email } = call.query;
  const { page_index, page_size } = readPaging(call);
  let users = call.db.selectFrom("voice_users").where("organisation_id", "=", call.organisation.id);
  if (mobile !== undefined) users = users.where("mobile", "=", mobile);
  if (email !== undefined) users = users.where("email", "=", email);
  const { total } = await users
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const page = await users
    .selectAll()
    .orderBy("number")
    .limit(page_size)
    .offset(offsetOf(page_index, page_size))
    .execute();
  const described = page.map((user) => describeUser(user, call.clock.now));
  return answer(call, describePage(call, total, described));
}

function describeUser(user: VoiceUser, now: number): object {
  const { first_name, last_name, email, mobile, created_at } = user;
  return {
    first_name,
    last_name,
    email,
    mobile,
    subscription: describeSubscription(user, now),
    date_created: isoTime(created_at),
  };
}
