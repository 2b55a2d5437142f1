import type { Environment } from "../environment.ts";
import { tables } from "../store/schema.ts";
import { fresh, seedDomains } from "./create-organisation.ts";
import { actWithin } from "./in-world.ts";

/** Starts an organisation over: only its id and its credentials stay. */
export async function resetOrganisation(
  environment: Environment,
  organisationId: string,
): Promise<void> {
  await environment.store.transaction().execute(async function reset(db) {
    for (const [table, { columns }] of Object.entries(tables)) {
      if (!("organisation_id" in columns)) continue;
      const { table: name } = db.dynamic.table(table as "wallets").as("emptied");
      await db.deleteFrom(name).where("organisation_id", "=", organisationId).execute();
    }
    await db.updateTable("organisations").set(fresh).where("id", "=", organisationId).execute();
    await actWithin(db, environment, organisationId, seedDomains);
  });
}
