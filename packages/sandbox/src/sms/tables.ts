import type { Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

// biome-ignore lint/suspicious/noEmptyInterface: the tables of this area come next.
export interface SmsTables {}

export async function createSmsTables(_db: Transaction<Database>): Promise<void> {}
