import type { Contract } from "../contract/contract.ts";
import { changelog } from "./changelog.ts";
import { clone } from "./clone.ts";
import { counts } from "./counts.ts";
import { credentials } from "./credentials.ts";
import { errors } from "./errors.ts";
import { journey } from "./journey.ts";
import { killMatrix } from "./kill-matrix.ts";
import { caching, limits } from "./limits.ts";
import { magicValuesTable } from "./magic-values.ts";
import { moneySafety } from "./money-safety.ts";
import { notShown } from "./not-shown.ts";
import { proof } from "./proof.ts";
import { requirements } from "./requirements.ts";
import { section } from "./section.ts";
import { speed } from "./speed.ts";
import { usage } from "./usage.ts";

/** What a guide can take in as `[[name argument]]`. */
export const blocks: Readonly<Record<string, (contract: Contract, argument: string) => string>> = {
  caching,
  changelog,
  clone,
  counts,
  credentials,
  errors,
  journey,
  "kill-matrix": killMatrix,
  limits,
  "magic-values": magicValuesTable,
  "money-safety": moneySafety,
  "not-shown": notShown,
  proof,
  requirements,
  speed,
  section: (_, reference) => section(reference),
  usage: (_, name) => usage(name),
};
