/** Builds the site, measures it in a browser and prints what was found as JSON, for `npm run bench -- docs`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { serveDocs } from "../src/serve/serve-docs.ts";
import { findBrowser, launchBrowser } from "../src/testing/launch-browser.ts";
import { lighthousePages } from "../src/testing/lighthouse-pages.ts";
import { runLighthouse } from "../src/testing/run-lighthouse.ts";

const docs = join(import.meta.dirname, "..");
const ROUNDS = 3;

const path = await findBrowser();
if (!path) throw new Error("No Chromium: install the optional dependencies, or set CHROME_PATH.");

async function build(): Promise<number> {
  const started = performance.now();
  const astro = join(docs, "node_modules/.bin/astro");
  const child = spawn(astro, ["build"], { cwd: docs, stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`astro build ended with ${code}`);
  return (performance.now() - started) / 1000;
}

const buildSeconds = await build();
const { addresses, site } = await import("../src/testing/built-site.ts");
const { openPages } = await import("../src/testing/open-pages.ts");
const served = await serveDocs({ site, port: 0 });

const browser = await launchBrowser(path);
const openings = await openPages(await browser.newPage(), served.url, [...addresses]);
await browser.close();

const urls = Array.from({ length: ROUNDS }, () => lighthousePages).flat();
const judgements = await runLighthouse(
  path,
  urls.map((page) => served.url + page),
  ["performance", "accessibility"],
);
await served.close();

console.log(
  JSON.stringify({
    pages: openings.length,
    buildSeconds,
    scriptBytes: Math.max(...openings.map(({ scriptBytes }) => scriptBytes)),
    scores: judgements.map(({ url, scores }) => ({ page: new URL(url).pathname, ...scores })),
  }),
);
