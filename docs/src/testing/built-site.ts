import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the built site. */
export const site: string = join(import.meta.dirname, "../../dist");

if (!existsSync(join(site, "index.html"))) {
  throw new Error("The site is not built. Build it first: npm run docs:build");
}

/** Files of a built site whose names end so, from its root. */
export function filesOf(ending: string, folder: string = site): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort();
}

export function read(file: string): string {
  return readFileSync(join(site, file), "utf8");
}

/** Addresses of all pages, `/404.html` among them. */
export const addresses: readonly string[] = filesOf(".html").map(
  (file) => `/${file.replace(/index\.html$/, "")}`,
);
