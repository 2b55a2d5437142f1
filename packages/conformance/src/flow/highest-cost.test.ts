import { expect, test } from "vitest";
import { highestCost } from "./highest-cost.ts";
import { Missing } from "./missing.ts";

test("the larger of the two prices counts, for each unit", () => {
  expect(highestCost({ price: 1200, net_price: 900 }, 2)).toBe(2400);
  expect(highestCost({ price: 900, net_price: 1200 }, 1)).toBe(1200);
  expect(highestCost({ price: 1200 }, 1)).toBe(1200);
});

test.each([{}, { price: "1200" }, { price: 1200, net_price: null }, { price: -1 }])(
  "a package with %j is not ordered",
  (pack) => {
    expect(highestCost(pack, 1)).toBeInstanceOf(Missing);
  },
);
