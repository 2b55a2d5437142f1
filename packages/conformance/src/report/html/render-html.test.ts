import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lowestContrast } from "../../testing/lowest-contrast.ts";
import { openBrowser } from "../../testing/open-browser.ts";
import { smallReport } from "../../testing/small-report.ts";
import { renderHtml } from "./render-html.ts";

const folder = mkdtempSync(join(tmpdir(), "report-"));
const file = join(folder, "report.html");
let browser: Browser | undefined;
beforeAll(async () => {
  writeFileSync(file, renderHtml(smallReport));
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

type Look = { javaScript?: boolean; dark?: boolean; width?: number; hash?: string };

/** Opens the report and fails on any error or request that the page makes. */
async function look(
  at: (page: Page) => Promise<void>,
  { javaScript = true, dark = false, width = 1280, hash = "" }: Look = {},
): Promise<void> {
  if (!browser) return;
  const context = await browser.newContext({
    javaScriptEnabled: javaScript,
    colorScheme: dark ? "dark" : "light",
    viewport: { width, height: 900 },
    offline: true,
  });
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on("pageerror", (error) => trouble.push(error.message));
  page.on("console", (message) => message.type() === "error" && trouble.push(message.text()));
  page.on("request", (request) => {
    if (!/^(file|data):/.test(request.url())) trouble.push(request.url());
  });
  await page.goto(pathToFileURL(file).href + hash);
  await at(page);
  expect(trouble).toEqual([]);
  await context.close();
}

const shown = (page: Page) =>
  page.$$eval(".requirement", (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.querySelector("b")?.textContent),
  );

describe("in a browser", () => {
  test("the verdict is the first thing on the page, and needs no scrolling", () =>
    look(async (page) => {
      const [heading] = await page.$$eval("h1", (all) => all.map((one) => one.textContent));
      expect(heading).toContain("1 of 3 musts verified");
      const box = await page.locator(".verdict").boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(450);
      expect(await page.locator(".verdict .word").textContent()).toContain("Failed");
    }));

  test("what failed stands open with its evidence, what passed is folded", () =>
    look(async (page) => {
      expect(await shown(page)).toEqual(["SMS-002", "SMS-003", "SMS-001"]);
      const failed = page.locator(".requirement.broken");
      expect(await failed.locator("dl").isVisible()).toBe(true);
      expect(await failed.locator("pre").textContent()).toContain("curl -i");
      expect(await page.locator(".requirement.good .more").first().isVisible()).toBe(false);
    }));

  test("it reads the same without JavaScript, without a filter that does nothing", () =>
    look(
      async (page) => {
        expect(await page.locator("#filter").isVisible()).toBe(false);
        expect(await page.locator(".requirement.broken dl").isVisible()).toBe(true);
        await page.locator(".requirement.good summary").first().click();
        expect(await page.locator(".requirement.good .more").first().isVisible()).toBe(true);
      },
      { javaScript: false },
    ));

  test("words and tones narrow it down; Escape brings everything back", () =>
    look(async (page) => {
      await page.locator("#filter input").fill("sms-001");
      expect(await shown(page)).toEqual(["SMS-001"]);
      expect(await page.locator("#filter output").textContent()).toBe("1 requirement");
      await page.keyboard.press("Escape");
      await page.locator("#filter button[data-tone=open]").click();
      expect(await shown(page)).toEqual(["SMS-004"]);
      await page.keyboard.press("Escape");
      expect(await shown(page)).toEqual(["SMS-002", "SMS-003", "SMS-001"]);
    }));

  test("the keyboard is enough", () =>
    look(async (page) => {
      const focused = () =>
        page.evaluate('document.activeElement?.querySelector("b")?.textContent');
      await page.keyboard.press("j");
      expect(await focused()).toBe("SMS-002");
      await page.keyboard.press("j");
      expect(await focused()).toBe("SMS-003");
      await page.keyboard.press("k");
      await page.keyboard.press("Enter");
      expect(await page.locator(".requirement.broken dl").isVisible()).toBe(false);
      await page.keyboard.press("/");
      await page.keyboard.type("jk");
      expect(await page.locator("#filter input").inputValue()).toBe("jk");
    }));

  test("what was seen is told once", () =>
    look(async (page) => {
      const text = (await page.locator(".requirement.broken .more").textContent()) ?? "";
      expect(text.split("<script>").length - 1).toBe(1);
    }));

  test("on a phone the filter leaves the page to what is read", () =>
    look(
      async (page) => {
        await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
        const box = await page.locator("#filter").boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(0);
      },
      { width: 375 },
    ));

  test("a link to a request opens what it stands in", () =>
    look(
      async (page) => {
        expect(await page.locator("#step-0").isVisible()).toBe(true);
      },
      { hash: "#step-0" },
    ));

  test.each([
    ["light", false, 375],
    ["dark", true, 375],
    ["light", false, 1280],
    ["dark", true, 1280],
  ] as const)(
    "in %s (dark %s), %i px wide, nothing is cut off and every text can be read",
    (_, dark, width) =>
      look(
        async (page) => {
          const overflow = await page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth",
          );
          expect(overflow).toBeLessThanOrEqual(0);
          expect(await page.evaluate(lowestContrast)).toBeGreaterThanOrEqual(4.5);
        },
        { dark, width },
      ),
  );
});

test("what a target said is text, whatever it looks like", () => {
  const page = renderHtml(smallReport);
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert");
});
