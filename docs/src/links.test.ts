import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addresses, filesOf, read, site } from "./testing/built-site.ts";

const ids = new Map<string, Set<string>>();

/** Ids of the page at an address; undefined when nothing is there. */
function idsAt(address: string): Set<string> | undefined {
  const file = address.endsWith("/") ? `${address}index.html` : address;
  const known = ids.get(file);
  if (known) return known;
  if (!existsSync(join(site, file))) return undefined;
  const html = file.endsWith(".html") ? read(file) : "";
  const found = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ""));
  ids.set(file, found);
  return found;
}

/** What is wrong with a link on a page; undefined when it leads somewhere. */
function wrongWith(page: string, link: string): string | undefined {
  const url = new URL(link.replaceAll("&amp;", "&"), `http://site.test${page}`);
  if (url.origin !== "http://site.test") return undefined;
  const found = idsAt(decodeURI(url.pathname));
  if (!found) return `${page}: ${link} leads nowhere`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === "" || found.has(anchor) ? undefined : `${page}: ${link} has no such anchor`;
}

test("every link and anchor within the site leads somewhere", () => {
  const wrong = addresses.flatMap((page) =>
    [
      ...read(page.endsWith("/") ? `${page}index.html` : page).matchAll(
        /\s(?:href|src)="([^"]+)"/g,
      ),
    ].map(([, link]) => wrongWith(page, link ?? "")),
  );
  expect(wrong.filter(Boolean)).toEqual([]);
});

test("every link in the Markdown pages and in llms.txt leads somewhere", () => {
  const files = [...filesOf(".md"), "llms.txt"];
  const wrong = files.flatMap((file) =>
    [...read(file).matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link]) =>
      wrongWith(`/${file}`, link ?? ""),
    ),
  );
  expect(wrong.filter(Boolean)).toEqual([]);
});

test("llms.txt names every page, and every page is there as Markdown", () => {
  const listed = read("llms.txt");
  const pages = addresses.filter((address) => address !== "/404.html");
  const markdown = pages.map((page) => (page === "/" ? "/index.md" : `${page.slice(0, -1)}.md`));
  expect(markdown.filter((file) => !listed.includes(`(${file})`))).toEqual([]);
  expect(markdown.filter((file) => !existsSync(join(site, file)))).toEqual([]);
});

test("links to other sites go to none that a page would load from", () => {
  const loading = /<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\/(?!127\.0\.0\.1)/;
  expect(
    addresses.filter((page) => loading.test(read(page.endsWith("/") ? `${page}index.html` : page))),
  ).toEqual([]);
});
