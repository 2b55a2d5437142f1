import autocannon, { type Result } from "autocannon";
import { percentile } from "../percentile.ts";

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

export interface LoadRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends a mix of requests over 10 connections.
 * @throws Error when an answer is not 2xx: such a figure would not mean anything
 */
export async function load(
  url: string,
  requests: readonly LoadRequest[],
  seconds: number,
): Promise<LoadResult> {
  const options = {
    url,
    connections: 10,
    duration: seconds,
    requests: requests.map((request) => ({ ...request })),
  };
  // Its own percentiles are whole milliseconds, too coarse for answers that take few of them.
  const times: number[] = [];
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(options, (error, ended) => (error ? reject(error) : resolve(ended)));
    run.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  const bad = result.non2xx + result.errors;
  if (bad > 0)
    throw new Error(`${bad} of ${result.requests.total} answers of ${url} were not 2xx.`);
  return {
    requestsPerSecond: result.requests.average,
    p99Ms: percentile(times, 99),
  };
}
