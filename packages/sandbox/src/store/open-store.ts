import { Kysely, type SqliteDialect } from "kysely";
import type { Database } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

export type Store = Kysely<Database>;

/**
 * Opens the database; nothing is created in it yet.
 * @throws Error when it cannot be opened, with what a database takes
 */
export function openStore(file: string): Store {
  return new Kysely<Database>({ dialect: openDialect(file) });
}

function openDialect(file: string): SqliteDialect {
  try {
    return sqliteDialect(file);
  } catch (cause) {
    throw new Error(
      `${file} cannot be opened (${(cause as Error).message}). A database takes a file of its own, in a folder that can be written to, and no other sandbox that has it open.`,
      { cause },
    );
  }
}
