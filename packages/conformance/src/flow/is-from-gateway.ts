import { mediaType } from "../check/check-answer.ts";
import type { Operation } from "../contract/contract.ts";
import type { Exchange } from "../wire/exchange.ts";
import type { Expected } from "./expected.ts";

const gateway = [502, 503, 504];

/**
 * Whether an answer comes from what stands before the service, such as a proxy: it tells nothing of the
 * service, nor what became of the request. Where the contract has the status, its body tells them apart.
 */
export function isFromGateway(
  { responses }: Operation,
  exchange: Exchange,
  expected: Expected | undefined,
): boolean {
  const { status } = exchange;
  if (!gateway.includes(status) || status === expected) return false;
  return !responses.get(status)?.content.has(mediaType(exchange));
}
