import { expect, test } from "vitest";
import { readBounds, readsOnly, unbounded } from "./bounds.ts";
import { createBudget } from "./budget.ts";

const local = new URL("http://127.0.0.1:4010");
const remote = new URL("https://api.example.com");

test("unless told otherwise a run only reads", () => {
  for (const profile of ["staging", "production"] as const) {
    expect(readBounds({}, profile, local)).toEqual(readsOnly);
  }
});

test("the bounds are open on a sandbox, which has to answer as one", () => {
  expect(readBounds({}, "sandbox", remote)).toEqual(unbounded);
  expect(readBounds({ "max-claims": "1" }, "sandbox", local)).toEqual({ ...unbounded, claim: 1 });
});

test("the bounds are open on a mock of this machine only", () => {
  expect(readBounds({}, "mock", local)).toEqual(unbounded);
  expect(readBounds({}, "mock", remote)).toEqual(readsOnly);
});

test("a flag opens its bound and no other", () => {
  expect(readBounds({ "max-spend": "2500.50" }, "staging", remote)).toEqual({
    ...readsOnly,
    spend: 2500.5,
  });
  expect(readBounds({ "max-claims": "1" }, "staging", remote)).toEqual({ ...readsOnly, claim: 1 });
  expect(readBounds({ "max-messages": "0" }, "mock", local)).toEqual({ ...unbounded, message: 0 });
});

test.each(["-1", "1e3", "Infinity", "NaN", "", "1,000", "0x10", "1.234"])(
  "--max-spend %s is refused",
  (text) => {
    expect(() => readBounds({ "max-spend": text }, "staging", remote)).toThrow(
      "--max-spend takes an amount",
    );
  },
);

test("half a claim is refused", () => {
  expect(() => readBounds({ "max-claims": "0.5" }, "staging", remote)).toThrow("a whole number");
});

test("production only reads, whatever the flags say", () => {
  expect(() => readBounds({ "max-messages": "1" }, "production", remote)).toThrow(
    "--max-messages out",
  );
  expect(readBounds({ "max-messages": "0" }, "production", remote)).toEqual(readsOnly);
});

test("what is spent is counted before it is sent, up to the bound and not beyond", () => {
  const budget = createBudget({ ...readsOnly, spend: 1000 });
  expect(budget.take("spend", 600)).toBeUndefined();
  expect(budget.take("spend", 401)).toBe(
    "it costs up to 401 NGN on top of 600, and --max-spend is 1000",
  );
  expect(budget.take("spend", 400)).toBeUndefined();
  expect(budget.used.spend).toBe(1000);
});

test.each([undefined, Number.NaN, -1, Number.POSITIVE_INFINITY])(
  "a cost of %s is held by no bound",
  (cost) => {
    expect(createBudget(unbounded).take("spend", cost)).toContain("not known");
  },
);

test("with a bound of 0 nothing is sent, not even for free", () => {
  const budget = createBudget(readsOnly);
  expect(budget.take("spend", 0)).toContain("--max-spend is 0");
  expect(budget.take("claim", undefined)).toBe("--max-claims is 0");
  expect(budget.take("renew", undefined)).toBe("--max-renewals is 0");
  expect(budget.take("message", undefined)).toBe("--max-messages is 0");
  expect(budget.take("read", undefined)).toBeUndefined();
});
