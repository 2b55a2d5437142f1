import type { Kysely, Transaction } from "kysely";
import type { Domain } from "../domain.ts";
import { createIdempotencyTables } from "../http/idempotency.ts";
import { createRateLimitTables } from "../http/rate-limit.ts";
import { createOrganisationTables } from "../organisations/tables.ts";
import { createWalletTables } from "../wallet/tables.ts";
import { openStore, type Store } from "./open-store.ts";
import type { Database } from "./schema.ts";

/**
 * Creates the tables in an empty database; one that has them already is left as it is.
 * @throws Error when it holds other tables, or these in the form of another version
 */
export async function createTables(store: Store, domains: readonly Domain[]): Promise<void> {
  const found = await layoutOf(store);
  if (found === EMPTY) return await create(store, domains);
  const model = openStore(":memory:");
  await create(model, domains);
  const expected = await layoutOf(model);
  await model.destroy();
  if (found !== expected) {
    throw new Error(
      "The database is not one of this version of the sandbox: start with another file.",
    );
  }
}

async function create(store: Store, domains: readonly Domain[]): Promise<void> {
  await store.transaction().execute(async function createAll(db: Transaction<Database>) {
    await createOrganisationTables(db);
    await createWalletTables(db);
    await createRateLimitTables(db);
    await createIdempotencyTables(db);
    for (const domain of domains) await domain.createTables(db);
  });
}

/** Tables and columns, to compare. */
async function layoutOf(store: Kysely<Database>): Promise<string> {
  return JSON.stringify(await store.introspection.getTables());
}

const EMPTY = "[]";
