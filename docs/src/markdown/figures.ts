import { type Contract, operationOf } from "../contract/contract.ts";
import type { RateLimit, Schema } from "../contract/document.ts";

/** Figures of the contract that guides quote, so that none is typed a second time. */
const figures: Readonly<Record<string, (contract: Contract, name: string) => string>> = {
  /** `[[limit sms-send]]`: 500 requests a minute */
  limit: (contract, bucket) => describeLimit(limitOf(contract, bucket)),
  /** `[[cache listPackages]]`: an hour */
  cache: (contract, operationId) =>
    describeSeconds(operationOf(contract, operationId)["x-cache-seconds"] ?? Number.NaN),
  /** `[[seconds getUsage]]`: 15 minutes, the period of its limit */
  seconds: (contract, operationId) =>
    describeSeconds(operationOf(contract, operationId)["x-rate-limit"]?.seconds ?? Number.NaN),
  /** `[[maximum SendSmsRequest.body]]`: 1600 */
  maximum: (contract, property) => {
    const { maxLength, maximum } = propertyOf(contract, property);
    return String(maxLength ?? maximum);
  },
  /** `[[example AccessToken.expires_in]]`: 86400 */
  example: (contract, property) => {
    const { examples } = propertyOf(contract, property) as { examples?: unknown[] };
    return String(examples?.[0]);
  },
  /** `[[attempts verifyOtp]]`: 5 */
  attempts: (contract, operationId) =>
    String((operationOf(contract, operationId) as { "x-max-attempts"?: number })["x-max-attempts"]),
  /** `[[count operations]]` */
  count: (contract, what) => String(count(contract, what)),
};

/** @throws Error when the contract has no such figure */
export function figure(contract: Contract, name: string, argument: string): string {
  const text = figures[name]?.(contract, argument);
  if (text === undefined || /undefined|NaN/.test(text)) {
    throw new Error(`there is no figure [[${name} ${argument}]]`);
  }
  return text;
}

export function describeLimit({ requests, seconds }: RateLimit): string {
  const period = describeSeconds(seconds);
  return requests === 1 ? `1 request in ${period}` : `${requests} requests ${period}`;
}

export function describeSeconds(seconds: number): string {
  if (seconds === 60) return "a minute";
  if (seconds === 3600) return "an hour";
  return seconds % 3600 === 0 ? `${seconds / 3600} hours` : `${seconds / 60} minutes`;
}

function limitOf({ operations }: Contract, bucket: string): RateLimit {
  for (const { "x-rate-limit": limit } of operations.values()) {
    if (limit?.bucket === bucket) return limit;
  }
  throw new Error(`there is no rate limit ${bucket}`);
}

function propertyOf({ documents }: Contract, path: string): Schema {
  const [component = "", property = ""] = path.split(".");
  for (const { components } of Object.values(documents)) {
    const found = components.schemas[component]?.properties?.[property];
    if (found) return found;
  }
  throw new Error(`there is no property ${path}`);
}

function count({ operations, requirements, flows }: Contract, what: string): number {
  const entries = [...requirements.values()];
  if (what === "operations") return [...operations.values()].filter((o) => !o.isWebhook).length;
  if (what === "requirements") return entries.length;
  if (what === "flows") return flows.length;
  const kind = { facts: "fact", assumptions: "assumption", gaps: "gap" }[what];
  return kind ? entries.filter((entry) => entry.kind === kind).length : Number.NaN;
}
