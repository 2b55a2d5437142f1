import { type Contract, operationOf } from "../contract/contract.ts";
import type { RateLimit, Schema } from "../contract/document.ts";

/** Figures of the contract that guides quote, so that none is typed a second time. */
const figures: Readonly<Record<string, (contract: Contract, name: string) => string>> = {
  /** `[[limit sms-send]]`: 500 requests a minute */
  limit: (contract, bucket) => describeLimit(limitOf(contract, bucket)),
  /** `[[seconds getUsage]]`: 15 minutes, the period of its limit */
  seconds: (contract, operationId) =>
    describeSeconds(operationOf(contract, operationId)["x-rate-limit"]?.seconds ?? Number.NaN),
  /** `[[lifetime AccessToken.expires_in]]`: 24 hours */
  lifetime: (contract, property) =>
    describeSeconds(Number(propertyOf(contract, property).const ?? Number.NaN)),
  /** `[[attempts verifyOtp]]`: 5 */
  attempts: (contract, operationId) =>
    String(operationOf(contract, operationId)["x-max-attempts"] ?? Number.NaN),
  /** `[[number flows]]`: how many journeys there are */
  number: ({ flows }, what) => String(what === "flows" ? flows.length : Number.NaN),
};

/** @throws Error when the contract has no such figure */
export function figure(contract: Contract, name: string, argument: string): string {
  const text = figures[name]?.(contract, argument);
  if (text === undefined || /NaN/.test(text)) {
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
