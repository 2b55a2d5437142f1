import { sql } from "kysely";
import type { Call, Reply } from "../http/call.ts";
import { offsetOf } from "../http/offset.ts";
import { answer } from "../http/reply.ts";
import { describePage, readPaging } from "./page.ts";

interface Query {
  readonly phone_number?: string;
  readonly page_index?: number;
  readonly page_size?: number;
}

/** The numbers nobody has, in their own order (VOICE-028). A part of a number finds it (VOICE-048). */
export async function listAvailableNumbers(call: Call<{ query: Query }>): Promise<Reply> {
  const { page_index, page_size } = readPaging(call);
  let available = call.db
    .selectFrom("voice_numbers")
    .where("organisation_id", "=", call.organisation.id)
    .where("claimed_by", "is", null);
  if (call.query.phone_number !== undefined) {
    const pattern = `%${literal(readNumber(call.query.phone_number))}%`;
    available = available.where(sql<boolean>`phone_number like ${pattern} escape '\\'`);
  }
  const { total } = await available
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const numbers = await available
    .select(["country_code", "phone_number"])
    .orderBy("phone_number")
    .limit(page_size)
    .offset(offsetOf(page_index, page_size))
    .execute();
  return answer(call, describePage(call, total, numbers));
}

/**
 * A `+` that was not escaped in the URL has become a space. What is longer than any number stays
 * so, and a pattern stays short: the database refuses very long ones.
 */
function readNumber(filter: string): string {
  return filter.trim().slice(0, LONGEST_NUMBER + 1);
}

/** E.164: a plus and 15 digits. */
const LONGEST_NUMBER = 16;

/** The text itself, where `like` would read % and _ as wildcards. */
function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
