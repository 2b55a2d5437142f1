import { expect, test } from "vitest";
import { smallContract } from "../testing/small-contract.ts";
import { coverageOf } from "./covers.ts";
import { loadContract } from "./load-contract.ts";

const coverage = coverageOf(smallContract);
const elementsOf = (id: string) => coverage.spotsOf(id).map(({ element }) => element);

test("an element is looked for in each operation of the requirement", () => {
  expect(coverage.spotsOf("SMS-002")).toEqual([{ operation: "listBooks", element: "Book.id" }]);
});

test("a refusal and its fields are elements like any other", () => {
  expect(elementsOf("SMS-011")).toEqual(["listBooks.404", "Refusal.message"]);
});

test("what a request carries is nothing that an answer shows", () => {
  const ids = coverage.idsAt({ operation: "buyBook", element: "Purchase.id" });
  expect(ids).toEqual([]);
});

test("an element knows the requirements that speak of it, in their operations only", () => {
  expect(coverage.idsAt({ operation: "listBooks", element: "Book.price" })).toEqual([
    "SMS-004",
    "SMS-005",
    "SMS-006",
  ]);
  expect(coverage.idsAt({ operation: "buyBook", element: "Book.price" })).toEqual([]);
});

test("the contract itself can be read to its last schema", () => {
  const contract = loadContract();
  expect(contract.operations.size).toBe(27);
  const covered = coverageOf(contract);
  expect(covered.spotsOf("ESIM-068").map(({ element }) => element)).toEqual([
    "TopUpOrder.sims",
    "TopUpOrder.sims[].id",
    "TopUpOrder.sims[].iccid",
  ]);
});
