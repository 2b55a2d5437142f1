import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { read } from "./built-site.ts";

/** What a page did while it was opened. */
export interface Opening {
  readonly path: string;
  readonly problems: string[];
  /** Of all scripts, in files and in the page, compressed. */
  readonly scriptBytes: number;
}

/** Opens the pages of a queue one after the other in one tab. */
export async function openPages(page: Page, origin: string, queue: string[]): Promise<Opening[]> {
  const openings: Opening[] = [];
  let problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => problems.push(`error: ${message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== "data:") problems.push(`asks ${request.url()}`);
  });
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    problems = [];
    await page.goto(origin + path, { waitUntil: "load" });
    const { inline, files, tooWide } = await page.evaluate(look);
    if (tooWide) problems.push("is wider than the window");
    const texts = [inline, ...files.map((file) => read(new URL(file).pathname))];
    const scriptBytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
    openings.push({ path, problems, scriptBytes });
  }
  return openings;
}

/** Runs in the page, once it is idle: some scripts are only loaded then. */
async function look(): Promise<{ inline: string; files: string[]; tooWide: boolean }> {
  await new Promise((resolve) => requestIdleCallback(resolve));
  const entries = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = [...document.scripts].filter((script) => !script.src);
  return {
    inline: own.map((script) => script.textContent).join("\n"),
    files: entries.filter((name) => /\.js$/.test(name)),
    tooWide: document.documentElement.scrollWidth > innerWidth,
  };
}
