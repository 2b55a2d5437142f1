import { Agent } from "node:https";
import type { Fetch } from "./fetch.ts";
import { fetchAsIs } from "./fetch-as-is.ts";

/**
 * A fetch that takes whatever certificate one host shows; every other host is checked as always.
 * For a target of one's own: whoever stands in between reads the credentials.
 */
export function fetchSelfSigned(target: URL): Fetch {
  const agent = new Agent({ rejectUnauthorized: false, keepAlive: true });
  return function fetchSelfSigned(request) {
    const { origin, protocol } = new URL(request.url);
    const isTarget = origin === target.origin && protocol === "https:";
    return fetchAsIs(request, isTarget ? agent : undefined);
  };
}
