import type { Reply } from "./call.ts";

/** A larger body is refused unread. */
export const MOST_BODY_BYTES = 1_048_576;

export type BodyRead =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "none" }
  | { readonly kind: "broken" }
  | { readonly kind: "refused"; readonly reply: Reply };

/** Reads the JSON body of a request, within its bounds. */
export async function readBody(request: Request): Promise<BodyRead> {
  const length = request.headers.get("content-length");
  if (length !== null && Number(length) > MOST_BODY_BYTES) return tooLarge;
  const text = await readText(request, length !== null).catch(() => null);
  if (text === null) return cutOff;
  if (text === undefined) return tooLarge;
  if (text === "") return { kind: "none" };
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) return wrongType(type);
  try {
    return { kind: "json", value: JSON.parse(text) };
  } catch {
    return { kind: "broken" };
  }
}

/** @returns nothing when there is too much of it */
async function readText(request: Request, tellsLength: boolean): Promise<string | undefined> {
  if (tellsLength) return await request.text();
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const cutOff: BodyRead = {
  kind: "refused",
  reply: { status: 400, body: { success: false, message: "The body ended early." } },
};

const tooLarge: BodyRead = {
  kind: "refused",
  reply: {
    status: 413,
    body: { success: false, message: `The body is larger than ${MOST_BODY_BYTES} bytes.` },
  },
};

function wrongType(type: string): BodyRead {
  const sent = type === "" ? "none was sent" : `not ${JSON.stringify(type.slice(0, 100))}`;
  const message = `Send the body as JSON with Content-Type application/json, ${sent}.`;
  return { kind: "refused", reply: { status: 415, body: { success: false, message } } };
}
