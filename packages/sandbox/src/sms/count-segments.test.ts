import fc from "fast-check";
import { SegmentedMessage } from "sms-segments-calculator";
import { expect, test } from "vitest";
import { countSegments } from "./count-segments.ts";

test("a text of one segment is seen to be one as the counter sees it", async () => {
  const letters = fc.string({ unit: "binary-ascii", maxLength: 170 });
  await fc.assert(
    fc.asyncProperty(letters, async (text) => {
      expect(await countSegments(text)).toBe(new SegmentedMessage(text).segmentsCount);
    }),
    { numRuns: 300 },
  );
  const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, n) => n + 32));
  for (const letter of printable) {
    const text = letter.repeat(160);
    expect(await countSegments(text)).toBe(new SegmentedMessage(text).segmentsCount);
  }
});

test("segments never shrink when a text grows", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.string(), async (text, more) => {
      expect(await countSegments(text + more)).toBeGreaterThanOrEqual(await countSegments(text));
    }),
    { numRuns: 50 },
  );
});
