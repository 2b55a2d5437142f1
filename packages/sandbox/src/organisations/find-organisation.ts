import type { Kysely } from "kysely";
import type { Area } from "../contract/document.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import type { Database } from "../store/schema.ts";
import type { Organisation } from "./tables.ts";

export async function findOrganisation(
  db: Kysely<Database>,
  id: string,
): Promise<Organisation | undefined> {
  const [organisation] = await selectById(db, { id });
  return organisation;
}

/** @param area whose api_key it is */
export async function findOrganisationByKey(
  db: Kysely<Database>,
  area: Area,
  key: string,
): Promise<Organisation | undefined> {
  const [organisation] = await selectByKey[area](db, { key });
  return organisation;
}

const selectById = prepared((db, slot: Slots<{ id: string }>) =>
  db.selectFrom("organisations").selectAll().where("id", "=", slot("id")),
);

const selectByKey = {
  esim: prepared((db, slot: Slots<{ key: string }>) =>
    db.selectFrom("organisations").selectAll().where("esim_api_key", "=", slot("key")),
  ),
  voice: prepared((db, slot: Slots<{ key: string }>) =>
    db.selectFrom("organisations").selectAll().where("voice_api_key", "=", slot("key")),
  ),
  sms: prepared((db, slot: Slots<{ key: string }>) =>
    db.selectFrom("organisations").selectAll().where("sms_api_key", "=", slot("key")),
  ),
};
