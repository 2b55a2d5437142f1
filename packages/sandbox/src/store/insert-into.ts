import type { Kysely } from "kysely";
import { prepared, type Slots } from "./prepared.ts";
import { type Database, tables } from "./schema.ts";

/** Rows of one statement, where there are that many. */
const AT_ONCE = 50;

/** Inserts rows into a table with prepared statements: fifty at once, and the others one by one. */
export function insertInto<Table extends keyof Database>(
  table: Table,
): (db: Kysely<Database>, rows: readonly Database[Table][]) => Promise<void> {
  const columns = Object.keys(tables[table].columns) as (keyof Database[Table])[];
  const insertOne = prepareInsert(table, columns, 1);
  const insertMany = prepareInsert(table, columns, AT_ONCE);
  const valuesOf = (row: Database[Table]): unknown[] => columns.map((column) => row[column]);

  return async function insertRows(db, rows) {
    const inMany = rows.length - (rows.length % AT_ONCE);
    for (let first = 0; first < inMany; first += AT_ONCE) {
      await insertMany(db, rows.slice(first, first + AT_ONCE).flatMap(valuesOf));
    }
    for (const row of rows.slice(inMany)) await insertOne(db, valuesOf(row));
  };
}

/** A statement that takes the values of its rows one after the other. */
function prepareInsert(table: keyof Database, columns: readonly PropertyKey[], rows: number) {
  return prepared((db, slot: Slots<readonly unknown[]>) =>
    db
      .insertInto(table)
      .values(
        Array.from({ length: rows }, (_, row) =>
          Object.fromEntries(
            columns.map((column, index) => [column, slot(row * columns.length + index)]),
          ),
        ) as never,
      ),
  );
}
