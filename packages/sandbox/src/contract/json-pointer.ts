/** One key as a part of a JSON Pointer. */
export function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** One part of a JSON Pointer as a key. */
export function unescapeKey(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}
