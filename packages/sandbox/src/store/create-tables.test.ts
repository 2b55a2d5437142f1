import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createSandbox } from "../create-sandbox.ts";

function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), "sandbox-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, "sandbox.db");
}

/** Opens a sandbox on the file and closes it again. */
async function use(db: string): Promise<void> {
  const sandbox = createSandbox({ db, clock: "manual" });
  await sandbox.ready.finally(() => sandbox.close());
}

function change(db: string, statement: string): void {
  const database = new DatabaseSync(db);
  database.exec(statement);
  database.close();
}

function tablesOf(db: string): unknown[] {
  const database = new DatabaseSync(db);
  const rows = database.prepare("select name from sqlite_master where type = 'table'").all();
  database.close();
  return rows.map(({ name }) => name);
}

const REFUSAL = "not one of this version of the sandbox: start with another file";

test("a database of something else is refused, and no table is added to it", async () => {
  const db = newFile();
  change(db, "create table customers (name text)");
  await expect(use(db)).rejects.toThrow(REFUSAL);
  expect(tablesOf(db)).toEqual(["customers"]);
});

test("a database that another version made is refused, whether it has less or more", async () => {
  const less = newFile();
  await use(less);
  await use(less);
  change(less, "alter table webhooks drop column url");
  await expect(use(less)).rejects.toThrow(REFUSAL);
  const more = newFile();
  await use(more);
  change(more, "alter table wallets add column colour text");
  await expect(use(more)).rejects.toThrow(REFUSAL);
});
