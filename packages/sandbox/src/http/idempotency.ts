import type { World } from "../domain.ts";
import type { TableShapes } from "../store/table-shapes.ts";
import type { Reply } from "./call.ts";

export interface IdempotencyTables {
  /** The first answer to each Idempotency-Key. */
  idempotent_answers: {
    organisation_id: string;
    operation: string;
    key: string;
    /** JSON of the reply. */
    reply: string;
  };
}

export const idempotencyTables: TableShapes<IdempotencyTables> = {
  idempotent_answers: {
    columns: { organisation_id: "text", operation: "text", key: "text", reply: "text" },
    key: ["organisation_id", "operation", "key"],
  },
};

/**
 * Gives a repeat under the same key the first answer, whatever its body, and does nothing a second
 * time. What a repeat gets is not shown (ESIM-205, SMS-074); a key is kept for good (SMS-075).
 * Only successes are kept: after a refusal nothing was done, so the same key may try again (SMS-076).
 */
export async function once(
  { db, organisation }: World,
  operation: string,
  key: string,
  act: () => Reply | Promise<Reply>,
): Promise<Reply> {
  const first = await db
    .selectFrom("idempotent_answers")
    .select("reply")
    .where("organisation_id", "=", organisation.id)
    .where("operation", "=", operation)
    .where("key", "=", key)
    .executeTakeFirst();
  if (first) return JSON.parse(first.reply);
  const reply = await act();
  if (reply.status >= 300) return reply;
  await db
    .insertInto("idempotent_answers")
    .values({ organisation_id: organisation.id, operation, key, reply: JSON.stringify(reply) })
    .execute();
  return reply;
}
