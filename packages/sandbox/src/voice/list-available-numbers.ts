import { type RawBuilder, sql } from "kysely";
import type { Call, Reply } from "../http/call.ts";
import { offsetOf } from "../http/offset.ts";
import { answer } from "../http/reply.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import { describePage, readPaging } from "./page.ts";

interface Query {
  readonly phone_number?: string;
  readonly page_index?: number;
  readonly page_size?: number;
}

/** The numbers nobody has, in their own order (VOICE-028). A part of a number finds it (VOICE-048). */
export async function listAvailableNumbers(call: Call<{ query: Query }>): Promise<Reply> {
  const { page_index, page_size } = readPaging(call);
  const filter = {
    organisation_id: call.organisation.id,
    pattern: `%${literal(readNumber(call.query.phone_number ?? ""))}%`,
  };
  const [counted] = await countAvailable(call.db, filter);
  const numbers = await selectAvailable(call.db, {
    ...filter,
    limit: page_size,
    offset: offsetOf(page_index, page_size),
  });
  return answer(call, describePage(call, counted?.total ?? 0, numbers));
}

interface Filter {
  readonly organisation_id: string;
  readonly pattern: string;
}
interface Page extends Filter {
  readonly limit: number;
  readonly offset: number;
}

function matches(pattern: string): RawBuilder<boolean> {
  return sql<boolean>`phone_number like ${pattern} escape '\\'`;
}

const countAvailable = prepared((db, slot: Slots<Filter>) =>
  db
    .selectFrom("voice_numbers")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("organisation_id", "=", slot("organisation_id"))
    .where("claimed_by", "is", null)
    .where(matches(slot("pattern"))),
);

const selectAvailable = prepared((db, slot: Slots<Page>) =>
  db
    .selectFrom("voice_numbers")
    .select(["country_code", "phone_number"])
    .where("organisation_id", "=", slot("organisation_id"))
    .where("claimed_by", "is", null)
    .where(matches(slot("pattern")))
    .orderBy("phone_number")
    .limit(slot("limit"))
    .offset(slot("offset")),
);

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
