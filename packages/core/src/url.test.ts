import { expect, test } from "vitest";
import { address } from "./url.ts";

test.each(["", ".", "..", null, undefined, { a: 1 }, "\ud800"])(
  "%j cannot stand in a path",
  (id) => {
    expect(() => address("/things/{id}/parts", { id })).toThrow(/^id must be/);
  },
);

test("a path value is one segment whatever it holds", () => {
  const path = (id: unknown) => address("/things/{id}/parts", { id });
  expect(path("a/b")).toBe("/things/a%2Fb/parts");
  expect(path("../b")).toBe("/things/..%2Fb/parts");
  expect(path("%2e%2e")).toBe("/things/%252e%252e/parts");
  expect(path("?#")).toBe("/things/%3F%23/parts");
  expect(path("Zoë €")).toBe("/things/Zo%C3%AB%20%E2%82%AC/parts");
  expect(path("...")).toBe("/things/.../parts");
  expect(path(0)).toBe("/things/0/parts");
});

test("a query takes dates, lists, numbers and booleans", () => {
  const query = {
    "filter[type]": "local",
    from: new Date("2026-01-15T09:00:00Z"),
    include: ["sims", "user"],
    page: 2,
    all: false,
  };
  expect(address("/orders", {}, query)).toBe(
    "/orders?filter%5Btype%5D=local&from=2026-01-15T09%3A00%3A00.000Z&include=sims,user&page=2&all=false",
  );
});

test("a comma within a value is not one between values", () => {
  expect(address("/a", {}, { list: ["a,b", "c"] })).toBe("/a?list=a%2Cb,c");
});

test("what is undefined or null is left out of a query, what is empty is not", () => {
  expect(address("/a", {}, { b: undefined, c: null })).toBe("/a");
  expect(address("/a", {}, { b: undefined, c: "" })).toBe("/a?c=");
});

test("a plus sign reaches the service as one", () => {
  expect(address("/a", {}, { mobile: "+234 803" })).toBe("/a?mobile=%2B234%20803");
});

test.each([{ a: 1 }, new Date("never"), "\udfff", Symbol("s")])(
  "a query refuses a value that has no form there, by its name and not its value",
  (secret) => {
    expect(() => address("/a", {}, { secret })).toThrow(/^secret must be/);
  },
);
