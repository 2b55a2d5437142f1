import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { flags } from "./launch-browser.ts";

/** What Lighthouse judges, each from 0 to 100. */
export type Category = "accessibility" | "best-practices" | "performance" | "seo";

/** What it made of a page. */
export interface Judgement {
  readonly url: string;
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** What cost points, in its own words. */
  readonly faults: readonly string[];
}

/**
 * Judges pages one after the other, as on a phone with a slow connection.
 * @throws Error when a page cannot be judged
 */
export async function runLighthouse(
  chromePath: string,
  urls: readonly string[],
  categories: readonly Category[],
): Promise<Judgement[]> {
  const chrome = await launch({ chromePath, chromeFlags: ["--headless", ...flags] });
  try {
    const judgements: Judgement[] = [];
    for (const url of urls) judgements.push(await judge(url, chrome.port, categories));
    return judgements;
  } finally {
    chrome.kill();
  }
}

async function judge(
  url: string,
  port: number,
  onlyCategories: readonly Category[],
): Promise<Judgement> {
  const run = await lighthouse(url, {
    port,
    logLevel: "error",
    disableFullPageScreenshot: true,
    onlyCategories: [...onlyCategories],
  });
  if (!run || run.lhr.runtimeError) {
    throw new Error(`${url} cannot be judged: ${run?.lhr.runtimeError?.message}`);
  }
  const { categories, audits } = run.lhr;
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
  const faults = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  return { url, scores, faults: faults.map(({ id, title }) => `${id}: ${title}`) };
}
