import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addresses, read, site } from "./testing/built-site.ts";
import { findBrokenLinks } from "./testing/find-broken-links.ts";

test("every link and anchor within the site leads somewhere, in Markdown and llms.txt too", () => {
  expect(findBrokenLinks(site, "")).toEqual([]);
});

test.runIf(process.env["DEEP"])("they do below a path of a host, too", () => {
  const docs = join(import.meta.dirname, "..");
  const folder = join(docs, ".generated/below");
  execFileSync(join(docs, "node_modules/.bin/astro"), ["build", "--outDir", folder], {
    cwd: docs,
    // Of its own: what vitest adds would tell the build of another base.
    env: { PATH: process.env["PATH"], DOCS_URL: "https://example.com/below" },
  });
  expect(findBrokenLinks(folder, "/below")).toEqual([]);
});

test("llms.txt names every page, and every page is there as Markdown", () => {
  const listed = read("llms.txt");
  const pages = addresses.filter((address) => address !== "/404.html");
  const markdown = pages.map((page) => (page === "/" ? "/index.md" : `${page.slice(0, -1)}.md`));
  expect(markdown.filter((file) => !listed.includes(`(${file})`))).toEqual([]);
  expect(markdown.filter((file) => !existsSync(join(site, file)))).toEqual([]);
});

test("no page loads from another host", () => {
  const loading = /<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\/(?!127\.0\.0\.1)/;
  const pages = addresses.map((page) => page.replace(/\/$/, "/index.html"));
  expect(pages.filter((page) => loading.test(read(page)))).toEqual([]);
});
