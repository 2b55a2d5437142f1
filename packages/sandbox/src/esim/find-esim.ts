import type { Selectable } from "kysely";
import type { World } from "../domain.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import type { EsimTables } from "./tables.ts";

export type Esim = Readonly<Selectable<EsimTables["esims"]>>;

/** An eSIM of the organisation. */
export async function findEsim(
  { db, organisation }: Pick<World, "db" | "organisation">,
  iccid: string,
): Promise<Esim | undefined> {
  const [esim] = await selectEsim(db, { organisation_id: organisation.id, iccid });
  return esim;
}

const selectEsim = prepared((db, slot: Slots<{ organisation_id: string; iccid: string }>) =>
  db
    .selectFrom("esims")
    .selectAll()
    .where("organisation_id", "=", slot("organisation_id"))
    .where("iccid", "=", slot("iccid")),
);
