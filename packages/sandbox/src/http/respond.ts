import type { Reply } from "./call.ts";

/** A reply as it goes onto the wire. */
export function respond({ status, body, headers, contentType }: Reply): Response {
  const text = contentType === undefined ? JSON.stringify(body) : String(body);
  const type = { "content-type": contentType ?? "application/json" };
  return new Response(text, { status, headers: { ...type, ...headers } });
}
