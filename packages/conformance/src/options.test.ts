import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("a run reads staging unless told otherwise", () => {
  expect(readOptions(["run", "--target", "https://a.example"])).toMatchObject({
    command: "run",
    target: "https://a.example",
    profile: "staging",
    verbose: false,
  });
});

test("lists may be given with commas or one by one", () => {
  expect(readOptions(["run", "--only", "ESIM-001,ESIM-002", "--only", "SMS-001"]).only).toBe(
    "ESIM-001,ESIM-002,SMS-001",
  );
});

test("- is standard output", () => {
  expect(readOptions(["run", "--json", "-"]).json).toBe("-");
});

test("without a command there is help", () => {
  expect(readOptions([]).command).toBe("help");
  expect(readOptions(["run", "--help"]).command).toBe("help");
});

test.each([
  [["walk"], 'no command "walk"'],
  [["run", "https://a.example"], "one word too many"],
  [["run", "--max-spent", "5"], "--max-spent"],
  [["run", "--profile", "live"], 'not "live"'],
  [["run", "--target"], "--target"],
  [["run", "--max-spend", "-5"], "--max-spend"],
])("%j is refused in one line", (args, why) => {
  expect(() => readOptions(args)).toThrow(why);
  expect(() => readOptions(args)).not.toThrow("\n");
});
