import { readClock } from "../clock.ts";
import type { Operation, RateLimit } from "../contract/operation.ts";
import type { Environment } from "../environment.ts";
import { findEsim } from "../esim/find-esim.ts";
import type { Organisation } from "../organisations/tables.ts";
import type { Reply } from "./call.ts";
import { takeFromBudget } from "./rate-limit.ts";
import { refuse } from "./reply.ts";

/**
 * Refuses a request beyond the limit of its operation, with `Retry-After`. The figures are the
 * contract's, or those that the control plane has given the organisation.
 * @param broken whether the limiter cannot decide: then the SMS area refuses (SMS-171; SMS-173 leaves
 * the status open), and the data eSIM area, where this is not shown, does what it always does
 */
export async function limitRate(
  { store, mode }: Environment,
  operation: Operation,
  organisation: Organisation,
  path: Readonly<Record<string, string>>,
  broken: boolean,
): Promise<Reply | undefined> {
  if (!operation.rateLimit) return undefined;
  const limit = figuresOf(organisation, operation.rateLimit);
  const clock = readClock(mode, organisation.clock_offset_ms);
  const key = limit.per === "iccid" ? (path["iccid"] ?? "") : "";
  if (broken && operation.area === "sms") return refuseFor(operation, limit.seconds);
  // An eSIM that does not exist has no budget: its 404 comes from the operation.
  if (key !== "" && !(await findEsim({ db: store, organisation }, key))) return undefined;
  const seconds = await takeFromBudget({ db: store, organisation, clock }, limit, key);
  return seconds === 0 ? undefined : refuseFor(operation, seconds);
}

/** A limit with the figures that the control plane has given the organisation, if any. */
export function figuresOf<Limit extends Pick<RateLimit, "bucket" | "requests" | "seconds">>(
  { limits }: Organisation,
  limit: Limit,
): Limit {
  const own = limits === "{}" ? undefined : JSON.parse(limits)[limit.bucket];
  return own ? { ...limit, ...own } : limit;
}

function refuseFor(operation: Operation, seconds: number): Reply {
  const [name = ""] = [...operation.refusals].find(([, refusal]) => refusal.status === 429) ?? [];
  return { ...refuse({ operation }, name), headers: { "Retry-After": String(seconds) } };
}
