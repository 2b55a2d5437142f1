import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { names, readWorkflow, root, stepsOf } from "./workflow.ts";

const texts = [...names.map((name) => `workflows/${name}`), "actions/setup/action.yml"];

/** What stands behind each `uses:` of a file, with its comment. */
function uses(file: string): string[] {
  const text = readFileSync(join(root, ".github", file), "utf8");
  return [...text.matchAll(/\buses: (.+)$/gm)].map(([, used = ""]) => used);
}

test.for(texts)("%s pins every action to a commit and says which version that is", (file) => {
  expect(uses(file)).not.toEqual([]);
  for (const used of uses(file)) {
    if (used.startsWith("./")) expect(existsSync(join(root, used, "action.yml")), used).toBe(true);
    else expect(used).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test("an action has the same commit wherever it is used", () => {
  const external = texts.flatMap(uses).filter((used) => !used.startsWith("./"));
  const repositories = external.map((used) => used.split("@")[0]?.split("/").slice(0, 2).join("/"));
  const pins = external.map((used, index) => `${repositories[index]}@${used.split("@")[1]}`);
  expect(new Set(pins).size).toBe(new Set(repositories).size);
});

test.for(names)("%s may read at most; a job that may write says what for", (name) => {
  const { text, permissions } = readWorkflow(name);
  expect(permissions).toBeDefined();
  for (const right of Object.values(permissions ?? {})) expect(right).toBe("read");
  for (const line of text.match(/^.*\bwrite\b.*$/gm) ?? [])
    if (/: write/.test(line)) expect(line).toMatch(/^ {6}[\w-]+: write # \w/);
});

test.for(names)("%s leaves no credentials in a checkout and no expression in a script", (name) => {
  for (const { uses: used, run, with: inputs } of stepsOf(readWorkflow(name))) {
    if (used?.startsWith("actions/checkout@")) expect(inputs?.["persist-credentials"]).toBe(false);
    expect(run ?? "").not.toContain("${{");
  }
});

test("workflows run commands that package.json has", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const runs = names.flatMap((name) => stepsOf(readWorkflow(name)).map(({ run }) => run ?? ""));
  const setup = readFileSync(join(root, ".github/actions/setup/action.yml"), "utf8");
  const used = [...runs, setup].flatMap((run) => [...run.matchAll(/\bnpm run ([\w:-]+)/g)]);
  expect(used).not.toEqual([]);
  for (const [, script = ""] of used) expect(Object.keys(scripts)).toContain(script);
});
