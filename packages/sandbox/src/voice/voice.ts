import type { Domain } from "../domain.ts";
import { handlers } from "./handlers.ts";
import { createVoiceTables } from "./tables.ts";

export const voice: Domain = {
  handlers,
  createTables: createVoiceTables,
  tables: [],
  seed: async () => {},
};
