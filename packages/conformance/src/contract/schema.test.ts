import { expect, test } from "vitest";
import { layers } from "./schema.ts";

test("a schema that would hide properties from the verdicts ends the run", () => {
  const schema = { oneOf: [{ properties: { a: {} } }] };
  expect(() => layers(new Map(), schema, "Book")).toThrow("oneOf in the schema of Book");
});

test("a reference to nothing ends the run", () => {
  expect(() => layers(new Map(), { $ref: "nowhere" }, "Book")).toThrow("nowhere");
});
