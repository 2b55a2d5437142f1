import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "./workflow.ts";

interface Question {
  readonly type: string;
  readonly id?: string;
  readonly attributes: { readonly options?: readonly unknown[] };
}

const folder = join(root, ".github/ISSUE_TEMPLATE");
const names = readdirSync(folder).filter((name) => name !== "config.yml");

function questionsOf(name: string): readonly Question[] {
  return parse(readFileSync(join(folder, name), "utf8")).body;
}

test.for(names)("each question of %s has a name of its own", (name) => {
  const ids = questionsOf(name)
    .filter(({ type }) => type !== "markdown")
    .map(({ id }) => id);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a bug can be reported of every package that is published", () => {
  const packages = readdirSync(join(root, "packages"));
  const question = questionsOf("bug.yml").find(({ id }) => id === "package");
  expect(question?.attributes.options).toEqual(expect.arrayContaining(["openapi", ...packages]));
});

test("who says that the service does otherwise gives the requirement, the report, and a look at it", () => {
  const required = questionsOf("service-differs.yml").filter((question) =>
    /"required":true/.test(JSON.stringify(question)),
  );
  expect(required.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["requirement", "report", "redacted"]),
  );
});
