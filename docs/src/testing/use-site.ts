import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Served, serveDocs } from "../serve/serve-docs.ts";
import { site } from "./built-site.ts";
import { findBrowser, launchBrowser } from "./launch-browser.ts";

export const browserPath: string | undefined = await findBrowser();

if (!browserPath) {
  const why = "No Chromium: install the optional dependencies, or set CHROME_PATH.";
  if (process.env["CI"]) throw new Error(why);
  console.warn(`\nSKIPPED: the pages are not opened in a browser. ${why}\n`);
}

export interface Site {
  readonly url: string;
  readonly served: Served;
  /** A page of a browser of its own, closed with the tests. */
  open(options?: BrowserContextOptions): Promise<Page>;
}

/** Serves the built site with its sandbox, and opens it in a real browser, for the tests of a file. */
export function useSite(): Site {
  let served: Served;
  let browser: Browser;
  beforeAll(async () => {
    served = await serveDocs({ site, port: 0 });
    browser = await launchBrowser(browserPath ?? "");
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
  return {
    get url() {
      return served.url;
    },
    get served() {
      return served;
    },
    async open(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      await context.addInitScript(idleSoon);
      return context.newPage();
    },
  };
}

/** Runs in each page: a browser without a screen, on a busy machine, may never say that it is idle. */
function idleSoon(): void {
  const whenIdle = globalThis.requestIdleCallback;
  globalThis.requestIdleCallback = (callback, options) =>
    whenIdle(callback, { timeout: 100, ...options });
}
