import { describe, expect, test } from "vitest";
import { lighthousePages } from "./testing/lighthouse-pages.ts";
import { runLighthouse } from "./testing/run-lighthouse.ts";
import { browserPath, useSite } from "./testing/use-site.ts";

// How fast pages are, which takes a quiet machine, is measured by `npm run bench -- docs`.
describe.skipIf(!browserPath)("Lighthouse", () => {
  const site = useSite();

  test("finds the site accessible and well built", async () => {
    const urls = lighthousePages.map((page) => site.url + page);
    const judgements = await runLighthouse(browserPath ?? "", urls, [
      "accessibility",
      "best-practices",
    ]);
    expect(judgements.map(({ url }) => url)).toEqual(urls);
    const low = judgements.filter(({ scores }) => Object.values(scores).some((it) => it < 95));
    expect(low).toEqual([]);
  });
});
