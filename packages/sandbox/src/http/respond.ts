import type { Reply } from "./call.ts";

/** Statuses that a fault may ask for, but that no body may go with. */
const BODILESS: readonly number[] = [204, 205, 304];

/** A reply as it goes onto the wire. */
export function respond({ status, body, headers, contentType }: Reply): Response {
  if (BODILESS.includes(status)) return new Response(null, { status, headers: { ...headers } });
  const text = contentType === undefined ? JSON.stringify(body) : String(body);
  const type = { "content-type": contentType ?? "application/json" };
  return new Response(text, { status, headers: { ...type, ...headers } });
}
