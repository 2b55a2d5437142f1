import { expect, test } from "vitest";
import { operationOf } from "../contract/contract.ts";
import { smallContract } from "../testing/small-contract.ts";
import { type Args, buildRequest } from "./build-request.ts";

const listBooks = operationOf(smallContract, "listBooks");
const buyBook = operationOf(smallContract, "buyBook");
const build = (args: Args, base = "https://api.example.com") =>
  buildRequest(new URL(base), listBooks, args, { credential: "key" });

test("path, query, header and body come from the contract", () => {
  expect(build({ shelf: "sea", "filter[type]": "a b" })).toMatchObject({
    method: "GET",
    url: "https://api.example.com/shelves/sea/books?filter%5Btype%5D=a+b",
    headers: { "x-api-key": "key", accept: "application/json" },
    body: undefined,
  });
  expect(
    buildRequest(new URL("https://a.example"), buyBook, { id: "b" }, { credential: "key" }),
  ).toMatchObject({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { id: "b" },
  });
});

test("the path of the target comes first", () => {
  expect(build({ shelf: "sea" }, "https://a.example/api/").url).toBe(
    "https://a.example/api/shelves/sea/books",
  );
});

test("a path value stays one segment", () => {
  expect(build({ shelf: "a/b?c" }).url).toBe("https://api.example.com/shelves/a%2Fb%3Fc/books");
  for (const shelf of ["", ".", ".."]) expect(() => build({ shelf })).toThrow("shelf");
});

test("a name that the operation does not have is an error of ours", () => {
  expect(() => build({ shelf: "sea", color: "blue" })).toThrow("no place for color");
});

test("a required parameter or a credential that is missing is an error of ours", () => {
  expect(() => build({})).toThrow("needs shelf");
  expect(() => buildRequest(new URL("https://a.example"), buyBook, {})).toThrow("credential");
});
