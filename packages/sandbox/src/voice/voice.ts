import type { Domain } from "../domain.ts";
import { handlers } from "./handlers.ts";
import { seedNumbers } from "./seed-numbers.ts";
import { createVoiceTables } from "./tables.ts";

export const voice: Domain = {
  handlers,
  createTables: createVoiceTables,
  tables: ["voice_numbers", "voice_users"],
  seed: seedNumbers,
};
