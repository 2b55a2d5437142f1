import type { Defaults } from "./create-call.ts";
import type { Call } from "./fetch.ts";
import type { Operation, Operations } from "./operation.ts";
import { parseJson } from "./parse-json.ts";
import type { Values } from "./url.ts";

/**
 * Makes a call of a plain request. One that the contract describes is treated as that operation; any
 * other gets the credential and the time-out, and is never repeated once it was sent.
 * @throws TypeError for an address that is not under the base URL
 */
export async function callOfRequest(
  defaults: Defaults,
  operations: Operations,
  request: Request,
  signal: AbortSignal | null,
): Promise<Call> {
  const { method, url, headers } = request;
  const { baseUrl } = defaults;
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError(`The address must be under ${baseUrl}`);
  const path = url.slice(baseUrl.length).replace(/[?#].*/, "");
  const body = await request.arrayBuffer();
  let operationId = "fetch";
  let operation: Operation | undefined;
  let args: Values = {};
  for (const [id, candidate] of Object.entries(operations)) {
    const pattern = candidate.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    const match = candidate.method === method && new RegExp(`^${pattern}$`).exec(path);
    if (!match) continue;
    operationId = id;
    operation = candidate;
    // What a call is about, an eSIM for one, stands in its path or in its body.
    args = { ...(parseJson(new TextDecoder().decode(body)) as Values), ...match.groups };
  }
  return {
    operationId,
    operation,
    method,
    url,
    headers: Object.fromEntries(headers),
    body: body.byteLength > 0 ? body : null,
    args,
    options: defaults,
    signal,
    progress: { sent: 0, open: 0, waitedMs: 0, turnAt: 0 },
  };
}
