import { readFileSync } from "node:fs";
import type { Contract } from "../contract/contract.ts";
import { ConfigurationError } from "../target/configuration-error.ts";
import { isJudged } from "../verdict/is-judged.ts";

interface ExpectedFailure {
  /** Why it fails and who mends it. */
  readonly reason: string;
  /** The last day on which it may fail, as YYYY-MM-DD. */
  readonly expires: string;
}

/** Requirements that are known to fail, by id. */
export type Baseline = Readonly<Record<string, ExpectedFailure>>;

/** @throws ConfigurationError for a file that says something else, or names what can never fail */
export function readBaseline(file: string, contract: Contract): Baseline {
  const refuse = (why: string): never => {
    throw new ConfigurationError(`The baseline ${file}: ${why}.`);
  };
  let baseline: unknown;
  try {
    baseline = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    return refuse(cause instanceof SyntaxError ? "it is not JSON" : "it cannot be read");
  }
  if (!isObject(baseline)) return refuse("it must be an object with requirements as its keys");
  for (const [id, entry] of Object.entries(baseline)) {
    if (id === "$schema") continue;
    const requirement = contract.requirements.get(id);
    if (!requirement) return refuse(`there is no requirement "${id}"`);
    if (!isJudged(requirement) || requirement.kind !== "fact")
      return refuse(`${id} can never fail, so it cannot be expected to`);
    if (!isObject(entry)) return refuse(`${id} must have a reason and expires`);
    const { reason, expires, ...rest } = entry;
    const [stranger] = Object.keys(rest);
    if (stranger) return refuse(`${id} has "${stranger}"; it can have reason and expires`);
    if (typeof reason !== "string" || reason.trim() === "")
      return refuse(`${id} needs a reason, why it fails and who mends it`);
    if (!isDay(expires)) return refuse(`${id} needs expires, a day such as 2027-03-31`);
  }
  const { $schema: _, ...entries } = baseline;
  return entries as Baseline;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isDay(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
