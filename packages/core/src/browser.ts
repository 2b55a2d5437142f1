/** @throws Error in a web page, where everyone could read the credential, unless that is allowed */
export function refuseBrowser(isAllowed: boolean | undefined): void {
  if ("document" in globalThis && !isAllowed)
    throw new Error(
      "A web page shows apiKey to everyone: call from a server, or set dangerouslyAllowBrowser",
    );
}
