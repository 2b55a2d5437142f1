import { domains } from "../domains.ts";
import type { Environment } from "../environment.ts";
import { fresh, seedDomains } from "./create-organisation.ts";
import { actWithin } from "./in-world.ts";

/** Starts an organisation over: only its id and its credentials stay. */
export async function resetOrganisation(
  environment: Environment,
  organisationId: string,
): Promise<void> {
  await environment.store.transaction().execute(async function reset(db) {
    const shared = ["wallets", "ledger", "rate_limits", "idempotent_answers"] as const;
    for (const table of [...domains.flatMap(({ tables }) => tables), ...shared]) {
      const { table: name } = db.dynamic.table(table).as("emptied");
      await db.deleteFrom(name).where("organisation_id", "=", organisationId).execute();
    }
    await db.updateTable("organisations").set(fresh).where("id", "=", organisationId).execute();
    await actWithin(db, environment, organisationId, seedDomains);
  });
}
