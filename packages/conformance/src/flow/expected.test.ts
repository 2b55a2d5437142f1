import { expect, test } from "vitest";
import { isBesideThePoint, isExpected } from "./expected.ts";

test("a refusal is any status that speaks of what was asked", () => {
  const refusals = [200, 201, 302, 400, 401, 403, 404, 409, 422, 429, 500, 503].filter((status) =>
    isExpected(status, "refusal", 200),
  );
  expect(refusals, "not who asks, nor how often, nor that it broke").toEqual([400, 404, 409, 422]);
});

test("a status is that status only", () => {
  expect(isExpected(404, 404, 200)).toBe(true);
  expect(isExpected(422, 404, 200)).toBe(false);
  expect(isExpected(401, 401, 200)).toBe(true);
});

test("where either will do, another success will not", () => {
  const either = [200, 201, 422, 500].filter((status) =>
    isExpected(status, "success or refusal", 200),
  );
  expect(either).toEqual([200, 422]);
});

test.each([
  ["refusal", [401, 403, 408, 429]],
  ["access", [408, 429]],
  ["admission", []],
] as const)("what is beside the point of %s leaves its rule open", (expected, beside) => {
  const statuses = [401, 403, 408, 429, 500].filter((status) => isBesideThePoint(status, expected));
  expect(statuses).toEqual(beside);
});
