import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Result } from "axe-core";
import { describe, expect, test } from "vitest";
import { addresses } from "./testing/built-site.ts";
import { browserPath, useSite } from "./testing/use-site.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** One page of each kind; all of them in the deep run. */
const kinds = [
  "/",
  "/404.html",
  "/money-safety/",
  "/going-live/",
  "/esim/quickstart/",
  "/esim/journeys/top-up/",
  "/conformance/kill-matrix/",
  "/voice/errors/",
  "/voice/requirements/",
  "/about/not-shown/voice/",
  "/esim/reference/",
  "/esim/reference/operations/createtopuporder/",
  "/sms/reference/webhooks/smsdelivery/",
];
const pages = process.env["DEEP"] ? addresses : kinds;

const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

describe.skipIf(!browserPath)("WCAG A and AA", () => {
  const site = useSite();

  test("hold on every page, on a desk in light and on a phone in dark", async () => {
    const queue = [...pages];
    const tabs = await Promise.all([1, 2, 3].map(() => check(queue)));
    expect(tabs.flat()).toEqual([]);
  });

  async function check(queue: string[]): Promise<string[]> {
    const page = await site.open({ colorScheme: "light" });
    const violations: string[] = [];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(site.url + path, { waitUntil: "load" });
      // A script makes code that scrolls focusable a little later.
      await page.waitForFunction(isFocusableWhereItScrolls);
      await page.evaluate(axe);
      const light = await page.evaluate(runAxe, everything);
      // On a phone in the dark, only colours and what scrolls are different.
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize({ width: 375, height: 800 });
      await page.waitForFunction(isFocusableWhereItScrolls);
      const dark = await page.evaluate(runAxe, ["color-contrast", "scrollable-region-focusable"]);
      for (const { id, nodes } of [...light, ...dark]) {
        violations.push(`${path} ${id}: ${nodes[0]?.html}`);
      }
    }
    return violations;
  }
});

/** Runs in the page. */
function isFocusableWhereItScrolls(): boolean {
  const blocks = [...document.querySelectorAll("pre")];
  return blocks.every((block) => block.scrollWidth <= block.clientWidth || block.tabIndex === 0);
}

/** Runs in the page. @param values tags, or ids of rules */
async function runAxe(values: string[]): Promise<Result[]> {
  const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
  const type = values.includes("wcag2a") ? "tag" : "rule";
  const runOnly = { type, values } as const;
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  return violations;
}
