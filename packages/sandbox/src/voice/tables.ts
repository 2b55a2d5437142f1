import type { Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

// biome-ignore lint/suspicious/noEmptyInterface: the tables of this area come next.
export interface VoiceTables {}

export async function createVoiceTables(_db: Transaction<Database>): Promise<void> {}
