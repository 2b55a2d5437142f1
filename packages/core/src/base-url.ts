/**
 * The address without a trailing slash.
 * @throws TypeError when it is no http address, or holds a credential, a query or a fragment
 */
export function checkBaseUrl(baseUrl: string): string {
  if (!/^https?:\/\/[^\s?#@]+$/.test(baseUrl))
    throw new TypeError("baseUrl must be an http(s) address without credential or query");
  return new URL(baseUrl).href.replace(/\/+$/, "");
}
