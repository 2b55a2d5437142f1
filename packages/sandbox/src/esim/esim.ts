import type { Domain } from "../domain.ts";
import { handlers } from "./handlers.ts";
import { seedEsim } from "./seed.ts";
import { createEsimTables } from "./tables.ts";

/** The data eSIM area. */
export const esim: Domain = {
  handlers,
  createTables: createEsimTables,
  tables: ["esim_order_sims", "esim_orders", "esim_bundles", "esims"],
  seed: seedEsim,
};
