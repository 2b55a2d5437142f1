import type { Selectable } from "kysely";
import type { World } from "../domain.ts";
import type { EsimTables } from "./tables.ts";

export type Esim = Readonly<Selectable<EsimTables["esims"]>>;

/** An eSIM of the organisation. */
export async function findEsim(
  { db, organisation }: Pick<World, "db" | "organisation">,
  iccid: string,
): Promise<Esim | undefined> {
  return await db
    .selectFrom("esims")
    .selectAll()
    .where("organisation_id", "=", organisation.id)
    .where("iccid", "=", iccid)
    .executeTakeFirst();
}
