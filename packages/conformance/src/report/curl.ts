import type { Operation } from "../contract/contract.ts";
import { variableOf } from "../target/credentials.ts";
import type { Recorded } from "../wire/recorded.ts";

/** The request as a shell command, with a variable in place of the credential that it carried. */
export function curl({ area, security }: Operation, request: Recorded): string {
  const headers = Object.entries(request.requestHeaders).map(([name, value]) => {
    if (name !== security?.header) return `-H ${quote(`${name}: ${value}`)}`;
    const variable = area === "esim" ? "ACCESS_TOKEN" : variableOf(area);
    return `-H "${name}: ${security.prefix}$${variable}"`;
  });
  const method = request.method === "GET" ? [] : ["-X", request.method];
  const body = request.requestBody === undefined ? [] : ["-d", quote(request.requestBody)];
  return ["curl", "-i", ...method, quote(request.url), ...headers, ...body].join(" ");
}

/** Single quotes keep everything from the shell but themselves. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
