import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { run } from "./run.ts";

const tarballs = inject("tarballs");
const cwd = inject("folder");
const names = ["conformance", "core", "esim", "openapi", "sandbox", "sms", "voice"];

test("these packages are published", () => {
  expect(Object.keys(tarballs).sort()).toEqual(names);
});

test.for(names)("publint finds nothing in %s", async (name) => {
  const output = await run("publint", ["run", tarballs[name] ?? "", "--strict"], { cwd });
  expect(output).toContain("All good!");
});

test.for(names)("every entry of %s has types that say what is there", async (name) => {
  const yaml = ["--exclude-entrypoints", "control.openapi.yaml"];
  const args = [tarballs[name] ?? "", "--profile", "esm-only", "--no-color", "--no-emoji"];
  await run("attw", [...args, ...(name === "sandbox" ? yaml : [])], { cwd });
});

test.for(names)("%s holds what its users need and nothing else", async (name) => {
  const list = await run("tar", ["tzf", tarballs[name] ?? ""], { cwd });
  const files = list.trim().split("\n");
  expect(files).toEqual(expect.arrayContaining(["package/README.md", "package/LICENSE"]));
  const allowed =
    name === "openapi"
      ? /^package\/(dist|requirements|schemas)\/.+\.(json|yaml|d\.ts)$/
      : /^package\/(dist\/[\w.-]+(\.js|\.d\.ts)|schemas\/[\w.-]+\.json|control\.openapi\.yaml)$/;
  // There is a changelog from the first release on.
  const rest = files.filter((file) => !allowed.test(file) && file !== "package/CHANGELOG.md");
  expect(rest.sort()).toEqual(["package/LICENSE", "package/README.md", "package/package.json"]);
  // Types of a program that nobody imports.
  expect(files).not.toContain("package/dist/cli.d.ts");
});

test.for(names)("%s says where it comes from, what it needs and under which licence", (name) => {
  const file = join(cwd, "node_modules/@partner-connectivity", name, "package.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    description: expect.any(String),
    keywords: expect.any(Array),
    homepage: expect.stringMatching(/^https:.*#readme$/),
    bugs: expect.stringMatching(/^https:.*\/issues$/),
    license: "Apache-2.0",
    repository: { directory: name === "openapi" ? name : `packages/${name}` },
    engines: { node: expect.stringMatching(/^>=\d/) },
    type: "module",
  });
});
