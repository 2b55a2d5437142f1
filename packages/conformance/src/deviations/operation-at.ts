import type { Contract } from "../contract/contract.ts";

/** Names the operation that a request is for; nothing for the control plane of a sandbox. */
export type OperationAt = (request: Request) => string | undefined;

export function operationFinderOf(contract: Contract): OperationAt {
  const known = [...contract.operations.values()].map(({ id, method, path }) => {
    return { id, method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`) };
  });
  return function operationAt({ method, url }) {
    const { pathname } = new URL(url);
    return known.find((one) => one.method === method && one.pattern.test(pathname))?.id;
  };
}
