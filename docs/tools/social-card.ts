/** Draws `public/social-card.png`, what a link to the site shows elsewhere. Run it when the words change. */
import { join } from "node:path";
import { findBrowser, launchBrowser } from "../src/testing/launch-browser.ts";

const html = `<!doctype html>
<body style="margin:0;width:1200px;height:630px;box-sizing:border-box;padding:90px 96px;background:#0b2f2b;
  color:#fff;font-family:sans-serif;display:flex;flex-direction:column;justify-content:space-between">
  <div style="display:flex;align-items:center;gap:24px;font-size:34px;color:#8ff0e0">
    <svg width="64" height="64" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#14857a"/><path d="M9 8h9l5 5v11a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z" fill="none" stroke="#fff" stroke-width="2"/><path d="m12 18 3 3 5-6" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>
    Partner Connectivity
  </div>
  <div style="font-size:74px;font-weight:700;line-height:1.12">Data eSIMs,<br>voice numbers, SMS:<br>a contract you can prove</div>
  <div style="font-size:32px;color:#b9dcd6">What is stated, what is assumed, what is unknown</div>
</body>`;

const path = await findBrowser();
if (!path) throw new Error("No Chromium: install the optional dependencies, or set CHROME_PATH.");
const browser = await launchBrowser(path);
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.screenshot({ path: join(import.meta.dirname, "../public/social-card.png") });
await browser.close();
