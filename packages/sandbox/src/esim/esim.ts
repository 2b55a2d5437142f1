import type { Domain } from "../domain.ts";
import { handlers } from "./handlers.ts";
import { seedEsim } from "./seed.ts";

/** The data eSIM area. */
export const esim: Domain = {
  handlers,
  seed: seedEsim,
};
