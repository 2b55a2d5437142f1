/** Reads `Retry-After`, documented in seconds, as milliseconds; undefined when it says nothing of use. */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get("retry-after");
  // More seconds than that, and no date can say when.
  return value && /^\d{1,9}$/.test(value) ? Number(value) * 1000 : undefined;
}
