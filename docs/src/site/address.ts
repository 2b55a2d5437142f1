const address = new URL(process.env["DOCS_URL"] ?? "http://127.0.0.1:4321");

/** Where the site will stand, for its sitemap and social card. */
export const origin: string = address.origin;

/** The path of `DOCS_URL` below which every page stands; empty at the root of a host. */
export const base: string = address.pathname.replace(/\/$/, "");

/** Links of the site in Markdown or HTML, which are written from its root, as they are below the base. */
export function linkFromBase(text: string): string {
  return text.replaceAll(/(\]\(|href=")\/(?!\/)/g, `$1${base}/`);
}
