import autocannon from "autocannon";

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
  const result = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    requests: requests.map((request) => ({ ...request })),
  });
  const bad = result.non2xx + result.errors;
  if (bad > 0)
    throw new Error(`${bad} of ${result.requests.total} answers of ${url} were not 2xx.`);
  return {
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
  };
}
