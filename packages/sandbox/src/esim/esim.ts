import type { Domain } from "../domain.ts";
import { handlers } from "./handlers.ts";
import { createEsimTables } from "./tables.ts";

export const esim: Domain = {
  handlers,
  createTables: createEsimTables,
  tables: [],
  seed: async () => {},
};
