import { ConfigurationError } from "./configuration-error.ts";

export const profiles = ["mock", "sandbox", "staging", "production"] as const;
export type Profile = (typeof profiles)[number];

/** @throws ConfigurationError for an address that credentials must not be sent to */
export function parseTarget(text: string): URL {
  if (!URL.canParse(text)) {
    throw new ConfigurationError(
      `"${hideUserInfo(text)}" is no address; --target takes a URL such as https://api.example.com`,
    );
  }
  const url = new URL(text);
  if (url.username || url.password) {
    throw new ConfigurationError("The target must not hold a user name or password.");
  }
  if (url.search || url.hash) {
    throw new ConfigurationError("The target must end with its path: no query, no fragment.");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new ConfigurationError(`The target must be an https address, not ${url.protocol}`);
  }
  if (url.protocol === "http:" && !isLoopback(url)) {
    throw new ConfigurationError(
      `${url.origin} would get your credentials in the clear: http is for this machine only, use https.`,
    );
  }
  return url;
}

/** Whether an address stays on this machine. The URL parser has brought 127.1 and the like to one form. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

function hideUserInfo(text: string): string {
  return text.replace(/[^/@]*@/, "…@");
}
