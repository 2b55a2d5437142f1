import { describe, expect, test } from "vitest";
import { addresses } from "./testing/built-site.ts";
import { openPages } from "./testing/open-pages.ts";
import { browserPath, useSite } from "./testing/use-site.ts";

const MOST_SCRIPT_BYTES = 40_000;

describe.skipIf(!browserPath)("every page", () => {
  const site = useSite();

  test("opens on a phone with no error, no request elsewhere and little script", async () => {
    const queue = [...addresses];
    const tabs = await Promise.all(
      [1, 2, 3].map(async () =>
        openPages(await site.open({ viewport: { width: 375, height: 800 } }), site.url, queue),
      ),
    );
    const openings = tabs.flat();
    const heaviest = Math.max(...openings.map(({ scriptBytes }) => scriptBytes));
    console.log(`${openings.length} pages, at most ${heaviest} bytes of script, compressed`);
    expect(openings.length).toBe(addresses.length);
    expect(openings.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(openings.filter((it) => it.scriptBytes > MOST_SCRIPT_BYTES)).toEqual([]);
  });
});
