import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

test.each([
  ["12", 12_000],
  ["0", 0],
  ["900", 900_000],
])("%s seconds are read", (value, ms) => {
  expect(retryAfterMs(new Headers({ "retry-after": value }))).toBe(ms);
});

test.each(["", "-1", "1.5", "soon", "1e9", "99999999999999999999", "NaN", "Infinity"])(
  "%j says nothing of use",
  (value) => {
    expect(retryAfterMs(new Headers({ "retry-after": value }))).toBeUndefined();
  },
);

test("no header says nothing", () => {
  expect(retryAfterMs(new Headers())).toBeUndefined();
});
