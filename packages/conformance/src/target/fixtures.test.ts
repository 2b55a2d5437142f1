import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadContract } from "../contract/load-contract.ts";
import { fixturesOfExamples, readFixtures } from "./fixtures.ts";

const folder = mkdtempSync(join(tmpdir(), "fixtures-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string): string {
  const name = join(folder, "fixtures.json");
  writeFileSync(name, content);
  return name;
}

test("fixtures are read as they are", () => {
  expect(readFixtures(file('{"recipient":"+2348030000001"}'))).toEqual({
    recipient: "+2348030000001",
  });
});

test.each([
  ["{", "it is not JSON"],
  ["[]", "it must be object"],
  ['{"nin":"1"}', 'it has "nin", which is not known'],
  ['{"recipient":7}', "recipient must be string"],
  ['{"recipient":" "}', "recipient must not be empty"],
  ['{"claimant":{"nin":"1"}}', "claimant must have required property 'business_name'"],
  ['{"otpCode":"123456"}', 'it has "otpCode", which is not known'],
])("%s is refused: %s", (content, why) => {
  expect(() => readFixtures(file(content))).toThrow(why);
});

test("what is wrong with a file is told without its content", () => {
  expect(() => readFixtures(file('{"claimant": s3cret}'))).not.toThrow("s3cret");
  expect(() => readFixtures(join(folder, "none.json"))).toThrow("it cannot be read");
});

test("the contract's own examples hold all that a mock needs", () => {
  expect(Object.keys(fixturesOfExamples(loadContract())).toSorted()).toEqual([
    "claimant",
    "otpCode",
    "recipient",
  ]);
});
