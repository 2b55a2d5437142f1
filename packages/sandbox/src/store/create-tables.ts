import { type CreateTableBuilder, sql, type Transaction } from "kysely";
import { openStore, type Store } from "./open-store.ts";
import { type Database, tables } from "./schema.ts";

/**
 * Creates the tables in an empty database; one that has them already is left as it is.
 * @throws Error when it holds other tables, or these in the form of another version
 */
export async function createTables(store: Store): Promise<void> {
  const found = await layoutOf(store);
  if (found === EMPTY) return await create(store);
  const model = openStore(":memory:");
  await create(model);
  const expected = await layoutOf(model);
  await model.destroy();
  if (found !== expected) {
    throw new Error(
      "The database is not one of this version of the sandbox: start with another file.",
    );
  }
}

/** Tables and columns, to compare. */
async function layoutOf(store: Store): Promise<string> {
  return JSON.stringify(await store.introspection.getTables());
}

const EMPTY = "[]";

async function create(store: Store): Promise<void> {
  await store.transaction().execute(async function createAll(db) {
    for (const [name, shape] of Object.entries<AnyShape>(tables)) {
      await createTable(db, name, shape);
    }
  });
}

/** A table whose columns are just names. */
interface AnyShape {
  readonly columns: Readonly<Record<string, string>>;
  readonly key: readonly string[];
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
}

async function createTable(
  { schema }: Transaction<Database>,
  table: string,
  { columns, key, unique = [], indexes = {} }: AnyShape,
): Promise<void> {
  let creation: CreateTableBuilder<string, string> = schema.createTable(table);
  for (const [name, type] of Object.entries(columns)) {
    const [sqlType, orNull] = type.split(" ", 2);
    creation = creation.addColumn(name, sqlType as "text", (column) =>
      orNull ? column : column.notNull(),
    );
  }
  creation = creation.addPrimaryKeyConstraint(`${table}_key`, [...key]);
  for (const set of unique) {
    creation = creation.addUniqueConstraint(`${table}_by_${set.join("_")}`, [...set]);
  }
  await creation.execute();
  for (const [name, indexed] of Object.entries(indexes)) {
    await schema
      .createIndex(name)
      .on(table)
      .columns(indexed.map((column) => sql.ref(column)))
      .execute();
  }
}
