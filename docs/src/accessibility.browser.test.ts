import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
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
  "/voice/errors/",
  "/voice/requirements/",
  "/about/not-shown/voice/",
  "/esim/reference/",
  "/esim/reference/operations/createtopuporder/",
  "/sms/reference/webhooks/smsdelivery/",
];
const pages = process.env["DEEP"] ? addresses : kinds;

describe.skipIf(!browserPath)("WCAG A and AA", () => {
  const site = useSite();

  test.each(["light", "dark"] as const)(
    "holds on every page, %s",
    async (colorScheme) => {
      const queue = [...pages];
      const tabs = await Promise.all([1, 2, 3].map(() => check(colorScheme, queue)));
      expect(tabs.flat()).toEqual([]);
    },
    600_000,
  );

  async function check(colorScheme: "light" | "dark", queue: string[]): Promise<string[]> {
    const page = await site.open({ colorScheme });
    const violations: string[] = [];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      await page.goto(site.url + path, { waitUntil: "load" });
      // Code blocks that scroll become focusable once the page is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.evaluate(axe);
      const results = await page.evaluate(runAxe);
      violations.push(
        ...results.violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`),
      );
    }
    return violations;
  }
});

/** Runs in the page. */
function runAxe(): Promise<AxeResults> {
  const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
  return axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    resultTypes: ["violations"],
  });
}
