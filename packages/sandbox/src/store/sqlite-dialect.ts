import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteDialect, type SqliteStatement } from "kysely";

/** Statements kept prepared. Filters make many shapes of one query, so there is a bound. */
const MOST_STATEMENTS = 500;

/**
 * Kysely's SQLite dialect over `node:sqlite`, with prepared statements kept.
 * @param file path of the database, or `:memory:`
 */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file);
  // With a write-ahead log what was committed outlives the process, killed or not.
  // One process at a time: a second one is told that the database is locked.
  database.exec(
    "pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal",
  );
  const statements = new Map<string, SqliteStatement>();

  function prepare(sql: string): SqliteStatement {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    const statement = adapt(database.prepare(sql));
    statements.set(sql, statement);
    return statement;
  }

  return new SqliteDialect({ database: { prepare, close: () => database.close() } });
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
