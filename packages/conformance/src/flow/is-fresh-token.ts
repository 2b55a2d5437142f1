import type { Fields } from "./fields.ts";

/** A bearer token that is good for 24 hours, as it says. */
export function isFreshToken({ token_type, expires_in, access_token }: Fields): boolean {
  return token_type === "Bearer" && expires_in === 86_400 && typeof access_token === "string";
}
