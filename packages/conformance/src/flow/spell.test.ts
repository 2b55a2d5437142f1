import { expect, test } from "vitest";
import { Missing } from "./missing.ts";
import { spell } from "./spell.ts";

test.each([20, 21])(
  "a number is spelt with %d characters, and stays the same number",
  (characters) => {
    const spelt = spell("+2348030000001", characters) as string;
    expect(spelt).toHaveLength(characters);
    expect(spelt.replaceAll(/[^+\d]/g, "")).toBe("+2348030000001");
  },
);

test("a number of elsewhere is left alone", () => {
  expect(spell("+15550100", 20)).toBeInstanceOf(Missing);
});
