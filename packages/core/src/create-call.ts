import type { CallOptions } from "./call-options.ts";
import type { Call } from "./fetch.ts";
import type { Operation } from "./operation.ts";
import { address, type Values } from "./url.ts";

/** What the client fills in where the caller says nothing. */
export interface Defaults {
  readonly baseUrl: string;
  readonly maxWaitMs: number;
}

/**
 * Makes a call of an operation from one flat argument: values that the path names go there, the
 * others into the query of a GET or the body of a POST.
 * @throws TypeError for a value that cannot stand where it belongs
 */
export function createCall(
  { baseUrl, maxWaitMs }: Defaults,
  operationId: string,
  operation: Operation,
  args: Values = {},
  options: CallOptions<"fresh" | "maxWaitMs" | "idempotencyKey"> = {},
): Call {
  const { method, path } = operation;
  const rest = Object.entries(args).filter(([name]) => !path.includes(`{${name}}`));
  const values = Object.fromEntries(rest);
  const body = method !== "GET" && rest.length > 0 ? JSON.stringify(values) : null;
  return {
    operationId,
    operation,
    method,
    url: baseUrl + address(path, args, body ? {} : values),
    headers: {
      accept: "application/json, */*;q=0.1",
      ...(body && { "content-type": "application/json" }),
    },
    body,
    // A copy: the caller may change its own for the next call.
    args: { ...args },
    options: { ...options, maxWaitMs: options.maxWaitMs ?? maxWaitMs },
    signal: options.signal ?? null,
    progress: { sent: 0, open: 0, waitedMs: 0, turnAt: 0 },
  };
}
