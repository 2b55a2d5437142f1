import type { Defaults } from "./create-call.ts";
import type { Call } from "./fetch.ts";
import type { Operations } from "./operation.ts";
import { parseJson } from "./parse-json.ts";

/**
 * Makes a call of a plain request. One that the contract describes is treated as that operation; any
 * other gets the credential and the time-out, and is never repeated once it was sent.
 * @throws TypeError for an address that is not under the base URL
 */
export async function callOfRequest(
  defaults: Defaults,
  operations: Operations,
  request: Request,
): Promise<Call> {
  const { method, url, headers, signal } = request;
  const { baseUrl } = defaults;
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError(`The address must be under ${baseUrl}`);
  const path = url.slice(baseUrl.length).replace(/[?#].*/, "");
  const body = request.body ? await request.arrayBuffer() : null;
  const call = {
    operationId: "fetch",
    operation: undefined,
    method,
    url,
    headers: Object.fromEntries(headers),
    body,
    args: {},
    options: defaults,
    signal,
    progress: { sent: 0, open: 0, waitedMs: 0 },
  };
  for (const [operationId, operation] of Object.entries(operations)) {
    if (operation.method !== method) continue;
    const pattern = operation.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    const match = new RegExp(`^${pattern}$`).exec(path);
    // What a call is about, an eSIM for one, stands in its path or in its body.
    if (match) {
      const values = parseJson(new TextDecoder().decode(body ?? undefined)) as object | undefined;
      return { ...call, operationId, operation, args: { ...values, ...match.groups } };
    }
  }
  return call;
}
