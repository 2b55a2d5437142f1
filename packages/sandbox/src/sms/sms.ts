import type { Domain } from "../domain.ts";
import { handlers } from "./handlers.ts";
import { createSmsTables } from "./tables.ts";

export const sms: Domain = {
  handlers,
  createTables: createSmsTables,
  tables: [],
  seed: async () => {},
};
