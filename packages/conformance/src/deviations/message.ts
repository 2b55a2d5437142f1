/** A request on its way to the service, to be changed in place. */
export interface Asked {
  readonly operation: string;
  readonly url: URL;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the body of any operation, to be changed at will.
  body: any;
}

/** An answer on its way back, to be changed in place. */
export interface Answered {
  status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON, else the text; sent back in the same way. */
  // biome-ignore lint/suspicious/noExplicitAny: the body of any operation, to be changed at will.
  body: any;
}

export async function readRequest(operation: string, request: Request): Promise<Asked> {
  const text = await request.clone().text();
  const body = text === "" ? undefined : parseOr(text);
  return { operation, url: new URL(request.url), headers: new Headers(request.headers), body };
}

export function writeRequest({ method }: Request, { url, headers, body }: Asked): Request {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  headers.delete("content-length");
  return new Request(url, { method, headers, redirect: "manual", ...init });
}

export async function readResponse(response: Response): Promise<Answered> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return { status: response.status, headers, body: isJson ? parseOr(text) : text };
}

export function writeResponse({ status, headers, body }: Answered): Response {
  return new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });
}

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
