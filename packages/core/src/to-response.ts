import type { Answer } from "./fetch.ts";

/** A response whose body can still be read. */
export function toResponse({ response, bytes, error }: Answer): Response {
  if (!response) throw error;
  // A redirect that a browser does not follow: nothing of it can be read.
  if (!response.status) return response;
  const readable = new Response(bytes?.byteLength ? bytes : null, response);
  // They speak of the body as it came over the wire.
  readable.headers.delete("content-encoding");
  readable.headers.delete("content-length");
  return readable;
}
