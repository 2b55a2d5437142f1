import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const here = import.meta.dirname;
const stories = readdirSync(here).filter((name) => /^[a-z-]+\.ts$/.test(name));
const textOf = (story: string): string => readFileSync(join(here, story), "utf8");

test("the stories that people are pointed to are all here", () => {
  expect(stories).toEqual([
    "buy-and-top-up.ts",
    "claim-and-renew.ts",
    "send-a-code.ts",
    "survive-a-lost-answer.ts",
  ]);
});

test.concurrent.each(stories)("%s runs to its end, by itself", async (story) => {
  const { stdout, stderr } = await run(process.execPath, [join(here, story)]);
  expect(stdout).not.toBe("");
  expect(stderr).toBe("");
});

test.each(stories)("%s is read at a glance", (story) => {
  expect(textOf(story).trimEnd().split("\n").length).toBeLessThan(40);
});

test("the code that the repository opens with is a part of a story", () => {
  const readme = readFileSync(join(here, "../README.md"), "utf8");
  const shown = /^```ts\n(.*?)^```$/ms.exec(readme)?.[1];
  expect(stories.map(textOf)).toContainEqual(expect.stringContaining(shown ?? "a snippet"));
});
