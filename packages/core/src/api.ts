import { parseJson } from "./parse-json.ts";
import { address, type Values } from "./url.ts";

type Nothing = Record<never, never>;

/** Those of a path's parameters and body that an operation has, by the names openapi-fetch gives them. */
type Init<Operation> = (Operation extends { parameters: infer Parameters }
  ? { [Place in keyof Parameters]: Parameters[Place] } extends infer Params
    ? Nothing extends Params
      ? { params?: Params }
      : { params: Params }
    : never
  : Nothing) &
  (Operation extends { requestBody: { content: { "application/json": infer Body } } }
    ? { body: Body }
    : Nothing) & { signal?: AbortSignal };

type Content<Responses, Status> = {
  [Key in Extract<keyof Responses, Status>]: Responses[Key] extends { content: infer Media }
    ? Media[keyof Media]
    : undefined;
}[Extract<keyof Responses, Status>];

type Reply<Operation> = Operation extends { responses: infer Responses }
  ?
      | { data: Content<Responses, 200>; error?: never; response: Response }
      | {
          data?: never;
          error: Content<Responses, Exclude<keyof Responses, 200>>;
          response: Response;
        }
  : never;

type Method<Paths, Verb extends string> = <
  Path extends {
    [Key in keyof Paths]: Paths[Key] extends Record<Verb, { responses: object }> ? Key : never;
  }[keyof Paths],
>(
  path: Path,
  ...init: Nothing extends Init<Paths[Path][Verb & keyof Paths[Path]]>
    ? [init?: Init<Paths[Path][Verb & keyof Paths[Path]]>]
    : [init: Init<Paths[Path][Verb & keyof Paths[Path]]>]
) => Promise<Reply<Paths[Path][Verb & keyof Paths[Path]]>>;

/**
 * The contract's paths, called the way openapi-fetch does it:
 * `const { data, error, response } = await api.GET(path, { params })`. No status makes it throw.
 * Its code is left out, because the layers do what it does; `client.fetch` can be given to it.
 */
export interface Api<Paths> {
  readonly GET: Method<Paths, "get">;
  readonly POST: Method<Paths, "post">;
}

interface AnyInit {
  readonly params?: {
    readonly path?: Values;
    readonly query?: Values;
    readonly header?: Readonly<Record<string, string>>;
  };
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/** `fetch`: that of the client, which takes paths. */
export function createApi<Paths>(
  fetch: (path: string, init: RequestInit) => Promise<Response>,
): Api<Paths> {
  const methodOf =
    (method: string) =>
    async (template: string, { params = {}, body, signal }: AnyInit = {}) => {
      const response = await fetch(address(template, params.path, params.query), {
        method,
        headers: { ...(body && { "content-type": "application/json" }), ...params.header },
        body: body ? JSON.stringify(body) : null,
        signal: signal ?? null,
      });
      const text = await response.text();
      const json = parseJson(text);
      const data = json === undefined ? text || undefined : json;
      return response.ok ? { data, response } : { error: data, response };
    };
  return { GET: methodOf("GET"), POST: methodOf("POST") } as never;
}
