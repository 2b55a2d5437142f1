import { expect, test } from "vitest";
import { hasThousandsSeparators } from "./has-thousands-separators.ts";

test.each(["0", "950.50", "1,234.50", "₦1,234.50", "1.234,50", "1 234,50 NGN", "1'234'567"])(
  "thousands stand apart in %s, whatever separates them",
  (amount) => {
    expect(hasThousandsSeparators(amount)).toBe(true);
  },
);

test.each(["1234", "1234.50", "12,34.50", "1,234 567", "NGN", ""])(
  "thousands do not stand apart in %j",
  (amount) => {
    expect(hasThousandsSeparators(amount)).toBe(false);
  },
);
