import { expect, test } from "vitest";
import { findPayload } from "./payload.ts";

const wrappings = [
  (payload: unknown) => payload,
  (payload: unknown) => ({ data: payload }),
  (payload: unknown) => ({ success: true, message: "ok", data: payload }),
  (payload: unknown) => ({ success: true, code: "OK", data: { data: payload } }),
];

test.each(wrappings)("an object is found in each wrapping (%#)", (wrap) => {
  const payload = { id: 1, data: "1 GB" };
  expect(findPayload(wrap(payload), ["id", "data"])).toBe(payload);
});

test.each(wrappings)("a list is found in each wrapping (%#)", (wrap) => {
  const payload = [{ data: [1] }];
  expect(findPayload(wrap(payload), "array")).toBe(payload);
});

test("an empty list is a list", () => {
  expect(findPayload({ data: [] }, "array")).toEqual([]);
});

test("the shallowest one is taken, though its own data looks like another", () => {
  const payload = { id: 1, data: { id: 2, data: { id: 3, data: "x" } } };
  expect(findPayload({ data: payload }, ["id", "data"])).toBe(payload);
});

test.each([undefined, null, "1 GB", 7, {}, { data: null }, { data: { id: 1 } }, [1]])(
  "nothing is taken for a payload that lacks a required key: %j",
  (body) => {
    expect(findPayload(body, ["id", "data"])).toBeUndefined();
  },
);

test("a payload of null is found where the service says success, whatever data holds", () => {
  expect(findPayload({ success: true, data: null }, "null")).toBeNull();
  expect(findPayload({ success: true }, "null")).toBeNull();
  expect(findPayload({ data: null }, "null")).toBeUndefined();
  expect(findPayload(null, "null")).toBeUndefined();
});
