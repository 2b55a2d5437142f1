import type { Operation, Parameter } from "../contract/contract.ts";

/** Values for a call under the contract's own names: parameters and body properties side by side. */
export type Args = Readonly<Record<string, unknown>>;

export interface Draft {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Args | undefined;
}

export interface BuildOptions {
  /** Null sends none. */
  readonly credential?: string | null | undefined;
  /** Required values may be missing. */
  readonly faulty?: true | undefined;
  readonly accept?: false | undefined;
}

/**
 * Turns an operation and its values into a request; path, places and names come from the contract.
 * @throws Error when a value has no place in the operation, or a required one is missing
 */
export function buildRequest(
  base: URL,
  operation: Operation,
  args: Args,
  { credential, faulty, accept }: BuildOptions = {},
): Draft {
  const headers: Record<string, string> = accept === false ? {} : { accept: acceptOf(operation) };
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  let path = operation.path;
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue;
    const parameter = operation.parameters.find((candidate) => candidate.name === name);
    if (parameter?.in === "path")
      path = path.replace(`{${name}}`, segment(operation, parameter, value));
    else if (parameter?.in === "query") query.append(name, String(value));
    else if (parameter?.in === "header") headers[name] = String(value);
    else if (operation.body) body[name] = value;
    else throw new Error(`${operation.id} has no place for ${name}.`);
  }
  const missing = operation.parameters.find(({ name, required }) => required && !(name in args));
  if (missing && !faulty) throw new Error(`${operation.id} needs ${missing.name}.`);
  if (operation.security && credential !== null) {
    if (credential === undefined) throw new Error(`${operation.id} needs a credential.`);
    headers[operation.security.header] = operation.security.prefix + credential;
  }
  if (operation.body) headers["content-type"] = "application/json";
  const search = query.size > 0 ? `?${query}` : "";
  return {
    url: base.origin + base.pathname.replace(/\/$/, "") + path + search,
    method: operation.method,
    headers,
    body: operation.body && body,
  };
}

/** One path segment. A URL parser takes `..` for the parent folder even when it is encoded. */
function segment(operation: Operation, { name }: Parameter, value: unknown): string {
  const text = String(value);
  if (/^\.{0,2}$/.test(text)) throw new Error(`${operation.id} cannot have "${text}" as ${name}.`);
  return encodeURIComponent(text);
}

function acceptOf({ responses }: Operation): string {
  return [...new Set([...responses.values()].flatMap(({ content }) => [...content.keys()]))].join(
    ", ",
  );
}
