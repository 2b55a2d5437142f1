import type { World } from "../domain.ts";

/** The text of an approved template of the organisation. */
export async function findTemplate(
  { db, organisation }: World,
  name: string,
): Promise<string | undefined> {
  const template = await db
    .selectFrom("sms_templates")
    .select("text")
    .where("organisation_id", "=", organisation.id)
    .where("name", "=", name)
    .executeTakeFirst();
  return template?.text;
}
