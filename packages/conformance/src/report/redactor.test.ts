import { expect, test } from "vitest";
import { createRedactor } from "./redactor.ts";

test.each([
  ["as it is", "sk live/&4?"],
  ["in a URL", encodeURIComponent("sk live/&4?")],
  ["in base64", Buffer.from("sk live/&4?").toString("base64")],
])("a secret is taken out %s", (_, form) => {
  const { hide, redact } = createRedactor();
  hide({ keys: ["sk live/&4?"] });
  expect(redact(`The key ${form} is not known`)).toMatch(/^The key \[redacted\]=* is not known$/);
});

test("a secret within another leaves nothing over", () => {
  const { hide, redact } = createRedactor();
  hide(["+2348030000001", "+2348030000001@example.com"]);
  expect(redact("to +2348030000001@example.com")).toBe("to [redacted]");
});

test("a short value is taken out as a word and does not eat the words around it", () => {
  const { hide, redact } = createRedactor();
  hide("Ada");
  expect(redact("Ada adapts Adaptors, Ada.")).toBe("[redacted] adapts Adaptors, [redacted].");
});

test("numbers are hidden too, and truth values are not", () => {
  const { hide, redact } = createRedactor();
  hide({ nin: 12345678901, active: true, none: null });
  expect(redact("12345678901 is true and null")).toBe("[redacted] is true and null");
});

test("a text is redacted alike while secrets come in, after many texts, and when it is long", () => {
  const { hide, redact } = createRedactor();
  hide(["Ada", "+2348030000001", "+2348030000001@example.com"]);
  const text = "Ada adapts: 08030000001, +2348030000001@example.com";
  const texts = [...Array(30)].map(() => redact(text));
  expect(new Set(texts)).toEqual(new Set(["[redacted] adapts: [redacted], [redacted]"]));
  const long = " ".repeat(2000);
  expect(redact(text + long)).toBe(texts[0] + long);
});
