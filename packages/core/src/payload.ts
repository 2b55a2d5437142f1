import type { Operation } from "./operation.ts";

/**
 * The shallowest of `body`, `body.data` and `body.data.data` that is the payload: an array, or an
 * object with all of its required keys. A payload may itself have a field named `data`, so being
 * there is not enough. `undefined` when there is none.
 */
export function findPayload(body: unknown, shape: Exclude<Operation["payload"], "body">): unknown {
  if (shape === "null") return (body as Wrapped)?.success === true ? null : undefined;
  let at = body;
  for (let depth = 0; depth < 3; depth++) {
    if (shape === "array" ? Array.isArray(at) : hasKeys(at, shape)) return at;
    at = (at as Wrapped)?.data;
  }
  return undefined;
}

type Wrapped = { success?: unknown; data?: unknown } | null | undefined;

function hasKeys(value: unknown, keys: readonly string[]): boolean {
  return typeof value === "object" && value !== null && keys.every((key) => key in value);
}
