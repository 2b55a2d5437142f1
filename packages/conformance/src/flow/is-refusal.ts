import type { Fields } from "./fields.ts";

/** The body of a refusal, in every area. */
export function isRefusal({ success, message }: Fields): boolean {
  return success === false && typeof message === "string";
}
