import type { Kysely } from "kysely";
import { prepared, type Slots } from "./prepared.ts";
import type { Database } from "./schema.ts";

/** Columns of a table, in the order in which they are written. */
type Columns<Table extends keyof Database> = readonly (keyof Database[Table] & string)[];

/** Inserts rows into a table, one at a time, with one prepared statement. */
export function insertInto<Table extends keyof Database>(
  table: Table,
  columns: Columns<Table>,
): (db: Kysely<Database>, rows: readonly Database[Table][]) => Promise<void> {
  const insert = prepared((db, slot: Slots<Database[Table]>) =>
    db
      .insertInto(table)
      .values(Object.fromEntries(columns.map((column) => [column, slot(column)])) as never),
  );

  return async function insertRows(db, rows) {
    for (const row of rows) await insert(db, row);
  };
}
