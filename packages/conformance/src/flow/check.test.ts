import { expect, test } from "vitest";
import type { Checked } from "../check/finding.ts";
import { all, each, hasFields } from "./check.ts";

const answer = (body: unknown, ...broken: string[]): Checked => ({
  status: 200,
  headers: new Headers(),
  body,
  violations: broken.map((pointer) => ({ element: "", pointer, expected: "", seen: "" })),
  drifts: [],
  seen: new Set(),
  secrets: [],
});
const positive = each<number>("/data/*/price", (price) => price > 0);

test("every value must pass, and the one that does not is named", () => {
  expect(positive(answer({ data: [{ price: 1 }, { price: 2 }] }))).toBe(true);
  expect(positive(answer({ data: [{ price: 1 }, { price: -2 }] }))).toEqual({
    pointer: "/data/1/price",
    value: -2,
  });
});

test("nothing to look at is no judgement, not a success", () => {
  expect(positive(answer({ data: [] }))).toBeUndefined();
  expect(positive(answer({}))).toBeUndefined();
  expect(positive(answer(undefined))).toBeUndefined();
  expect(each("/data/*", () => undefined)(answer({ data: [1] }))).toBeUndefined();
});

test("a value that breaks the contract is not judged again", () => {
  expect(positive(answer({ data: [{ price: "-2" }] }, "/data/0/price"))).toBeUndefined();
  expect(each("/data/*", () => false)(answer({ data: [{}] }, "/data/0/price"))).toBeUndefined();
  expect(
    each("/data/a/b", () => false)(answer({ data: { a: { b: 1 } } }, "/data/a")),
  ).toBeUndefined();
});

test("what is broken elsewhere does not excuse a value", () => {
  const body = { data: [{ price: -1 }] };
  expect(positive(answer(body, "/success", "/data/1/price"))).toMatchObject({ value: -1 });
});

test("what is whole only with all its fields is broken without one, though the contract says so too", () => {
  const isWhole = hasFields("/data/*", "price", "name");
  const whole = { price: null, name: "" };
  expect(isWhole(answer({ data: [whole] }))).toBe(true);
  expect(isWhole(answer({ data: [whole, { price: 1 }] }, "/data/1/name"))).toMatchObject({
    pointer: "/data/1/name",
  });
  expect(isWhole(answer({ data: [] }))).toBeUndefined();
});

test("of several checks all must hold, and one that cannot tell leaves it open", () => {
  const [yes, no, open] = [() => true, () => false, () => undefined];
  expect(all(yes, yes)(answer({}))).toBe(true);
  expect(all(yes, open)(answer({}))).toBeUndefined();
  expect(all(open, no)(answer({}))).toBe(false);
});
