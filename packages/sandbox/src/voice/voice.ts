import type { Domain } from "../domain.ts";
import { handlers } from "./handlers.ts";
import { seedNumbers } from "./seed-numbers.ts";

export const voice: Domain = {
  handlers,
  seed: seedNumbers,
};
