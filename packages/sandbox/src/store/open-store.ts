import { Kysely, type Transaction } from "kysely";
import type { Domain } from "../domain.ts";
import { createIdempotencyTables } from "../http/idempotency.ts";
import { createRateLimitTables } from "../http/rate-limit.ts";
import { createOrganisationTables } from "../organisations/tables.ts";
import { createWalletTables } from "../wallet/tables.ts";
import type { Database } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

export type Store = Kysely<Database>;

/** Opens the database; nothing is created yet. */
export function openStore(file: string): Store {
  return new Kysely<Database>({ dialect: sqliteDialect(file) });
}

/** Creates the tables that are missing. */
export async function migrate(store: Store, domains: readonly Domain[]): Promise<void> {
  await store.transaction().execute(async function createTables(db: Transaction<Database>) {
    await createOrganisationTables(db);
    await createWalletTables(db);
    await createRateLimitTables(db);
    await createIdempotencyTables(db);
    for (const domain of domains) await domain.createTables(db);
  });
}
