import type { Contract } from "../contract/contract.ts";
import { type Served, serve } from "./serve.ts";

export interface Altered {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the mock answers, to be broken at will.
  body: any;
}

/** Stands before a target and alters the answers of one operation: a service that deviates there. */
export function alter(
  target: string,
  contract: Contract,
  operation: string,
  change: (answer: Altered) => void,
): Promise<Served> {
  return serve(async ({ method, url, headers, body }) => {
    const { host: _, connection: __, "content-length": ___, ...kept } = headers;
    const response = await fetch(target + url, {
      method,
      headers: kept as Record<string, string>,
      ...(body && { body }),
    });
    const answer: Altered = {
      status: response.status,
      headers: { "content-type": response.headers.get("content-type") ?? "" },
      body: await response.json(),
    };
    if (operationAt(contract, method, url) === operation) change(answer);
    return answer;
  });
}

function operationAt(contract: Contract, method: string, url: string): string | undefined {
  const { pathname } = new URL(url, "http://localhost");
  const found = [...contract.operations.values()].find(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
  );
  return found?.id;
}
