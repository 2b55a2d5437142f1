import type { Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

// biome-ignore lint/suspicious/noEmptyInterface: filled next.
export interface EsimTables {}

export async function createEsimTables(_db: Transaction<Database>): Promise<void> {}
