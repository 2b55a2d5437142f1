import { describe, expect, test } from "vitest";
import { operationOf, type ResponseRule } from "../contract/contract.ts";
import { goodBook, goodList, smallContract } from "../testing/small-contract.ts";
import { checkAnswer } from "./check-answer.ts";
import { validatorOf } from "./validator.ts";

const { components } = smallContract;
const listBooks = operationOf(smallContract, "listBooks");

function check(body: unknown, headers: Record<string, string> = { "x-total": "1" }) {
  const exchange = {
    status: 200,
    headers: new Headers({ "content-type": "application/json", ...headers }),
    text: typeof body === "string" ? body : JSON.stringify(body),
    milliseconds: 1,
  };
  const rule = listBooks.responses.get(200) as ResponseRule;
  return checkAnswer({ components, validate: validatorOf(components) }, listBooks, rule, exchange);
}

const withBook = (changes: object) => ({ ...goodList, data: [{ ...goodBook, ...changes }] });

test("a good answer shows the response, its headers and the properties that were there, no others", () => {
  const { violations, seen, drifts } = check(goodList);
  expect(violations).toEqual([]);
  expect(drifts).toEqual([]);
  expect([...seen].toSorted()).toEqual([
    "Book.id",
    "Book.owner",
    "Book.price",
    "Book.printed_at",
    "Book.state",
    "BookList.data",
    "Envelope.success",
    "listBooks.200",
    "listBooks.200.X-Total",
  ]);
});

describe("what is broken is named by its element", () => {
  test.each([
    ["a missing field", withBook({ id: undefined }), "Book.id", "/data/0/id"],
    ["a wrong type", withBook({ price: "3" }), "Book.price", "/data/0/price"],
    ["a wrong constant", { ...goodList, success: false }, "Envelope.success", "/success"],
    [
      "a time that is none",
      withBook({ printed_at: "yesterday" }),
      "Book.printed_at",
      "/data/0/printed_at",
    ],
    ["a list that is none", { success: true, data: {} }, "BookList.data", "/data"],
    ["an entry that is none", { success: true, data: [7] }, "BookList.data", "/data/0"],
    ["a body that is none", [], "listBooks.200", ""],
    [
      "a field deep in a recursive schema",
      withBook({ sequel: { ...goodBook, sequel: { id: "c", price: "9" } } }),
      "Book.price",
      "/data/0/sequel/sequel/price",
    ],
  ])("%s", (_, body, element, pointer) => {
    const { violations, seen } = check(body);
    expect(violations.map((finding) => [finding.element, finding.pointer])).toContainEqual([
      element,
      pointer,
    ]);
    expect(seen.has(element)).toBe(false);
    expect(seen.has("listBooks.200"), "the response as a whole").toBe(false);
  });
});

test("a property that is wrong once was not seen to be valid", () => {
  const { seen } = check({ ...goodList, data: [goodBook, { ...goodBook, price: null }] });
  expect(seen.has("Book.price")).toBe(false);
  expect(seen.has("Book.id")).toBe(true);
});

test("a missing required header fails", () => {
  const { violations } = check(goodList, {});
  expect(violations).toMatchObject([{ element: "listBooks.200.X-Total", missing: true }]);
});

test("a header of the wrong type fails", () => {
  const { violations } = check(goodList, { "x-total": "many" });
  expect(violations).toMatchObject([{ element: "listBooks.200.X-Total", seen: '"many"' }]);
});

test("a value outside an open list is drift, not a failure", () => {
  const { violations, drifts, seen } = check(withBook({ state: "lost" }));
  expect(violations).toEqual([]);
  expect(seen.has("Book.state")).toBe(true);
  expect(drifts).toMatchObject([
    { element: "Book.state", pointer: "/data/0/state", seen: '"lost"' },
  ]);
});

test("another media type fails, whatever the body is", () => {
  const { violations } = check(goodList, {
    "content-type": "text/html; charset=utf-8",
    "x-total": "1",
  });
  expect(violations).toMatchObject([
    { element: "listBooks.200", expected: "must be application/json", seen: "text/html" },
  ]);
});

test("a body that is not the JSON it claims to be fails", () => {
  expect(check("<p>Sorry</p>").violations).toMatchObject([
    { expected: expect.stringContaining("JSON") },
  ]);
});

test("a sensitive value is kept out of what is said of it", () => {
  const { violations, secrets } = check(withBook({ owner: 4711 }));
  expect(violations).toMatchObject([{ element: "Book.owner", seen: "a hidden number" }]);
  expect(check(goodList).secrets).toEqual(["Ada Obi"]);
  expect(secrets).toEqual([4711]);
});
