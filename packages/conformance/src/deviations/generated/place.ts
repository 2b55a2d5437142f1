// biome-ignore lint/suspicious/noExplicitAny: any body, walked by the keys of a pointer.
type Any = any;

/** Removes what stands at a JSON pointer, or puts something else there. */
export function changeAt(body: Any, pointer: string, value?: { readonly put: unknown }): void {
  const keys = pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = keys.pop() ?? "";
  const owner = keys.reduce((at, key) => at?.[key], body);
  if (value) owner[last] = value.put;
  else delete owner[last];
}
