import type { Operation } from "../contract/operation.ts";
import type { Reply } from "./call.ts";
import { refuse } from "./reply.ts";

/** By the example that says what is wrong, where the contract tells missing from invalid. */
export function refuseCredential(operation: Operation, headers: Headers): Reply {
  const missing = !headers.has("authorization") && !headers.has("x-api-key");
  const names = [...operation.refusals].filter(([, { status }]) => status === 401);
  const [first] = names;
  if (!first) throw new Error(`${operation.id} documents no 401`);
  const [name] = names.find(([name]) => name.startsWith("missing") === missing) ?? first;
  return refuse({ operation }, name);
}
