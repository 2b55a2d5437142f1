import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("what is not given is left to the config", () => {
  expect(readOptions(["run", "--target", "https://a.example"])).toMatchObject({
    command: "run",
    target: "https://a.example",
    profile: undefined,
    verbose: false,
  });
});

test("lists may be given with commas or one by one", () => {
  expect(readOptions(["run", "--only", "ESIM-001,ESIM-002", "--only", "SMS-001"]).only).toBe(
    "ESIM-001,ESIM-002,SMS-001",
  );
});

test("- is standard output", () => {
  expect(readOptions(["run", "--json", "-"]).outputs.json).toBe("-");
});

test("flags without a command are those of a run", () => {
  expect(readOptions(["--target", "https://a.example"]).command).toBe("run");
});

test("without anything there is help", () => {
  expect(readOptions([]).command).toBe("help");
  expect(readOptions(["--help"]).command).toBe("help");
  expect(readOptions(["run", "--help"]).command).toBe("help");
});

test.each([
  [["walk"], 'no command "walk"'],
  [["run", "https://a.example"], "one word too many"],
  [["explain"], "takes the id"],
  [["compare", "a.json"], "takes two reports"],
  [["compare", "a.json", "b.json", "c.json"], '"c.json" is one word too many'],
  [["run", "--max-spent", "5"], "--max-spent"],
  [["run", "--profile", "live"], 'not "live"'],
  [["run", "--target"], "--target"],
  [["run", "--max-spend", "-5"], "--max-spend"],
])("%j is refused in one line", (args, why) => {
  expect(() => readOptions(args)).toThrow(why);
  expect(() => readOptions(args)).not.toThrow("\n");
});
