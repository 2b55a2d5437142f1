import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { install } from "./install.ts";

const names = ["conformance", "core", "esim", "openapi", "sandbox", "sms", "voice"];

let installed: string;
beforeAll(async () => {
  installed = join(await install(...names), "node_modules/@partner-connectivity");
});

/** What the registry tells npm about the only version of a package. */
async function released(name: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${inject("registry")}@partner-connectivity%2f${name}`);
  const { "dist-tags": tags, versions } = (await answer.json()) as {
    "dist-tags": { latest: string };
    versions: Record<string, Record<string, unknown>>;
  };
  expect(Object.keys(versions)).toEqual([tags.latest]);
  return versions[tags.latest] ?? {};
}

test("all packages are released under one version", async () => {
  const versions = await Promise.all(names.map(async (name) => (await released(name))["version"]));
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).not.toBe("0.0.0");
});

test.for(names)("%s asks for exact versions, its siblings at its own", async (name) => {
  const { version, dependencies = {} } = await released(name);
  for (const [dependency, range] of Object.entries(dependencies as Record<string, string>)) {
    expect(range, dependency).toMatch(/^\d+\.\d+\.\d+$/);
    if (dependency.startsWith("@partner-connectivity/")) expect(range).toBe(version);
  }
});

test.for(names)("the changelog in %s begins with the version that is released", async (name) => {
  const file = join(installed, name, "CHANGELOG.md");
  const { version } = await released(name);
  const [title, heading, ...changes] = (await readFile(file, "utf8")).split("\n\n");
  expect([title, heading]).toEqual([`# @partner-connectivity/${name}`, `## ${version}`]);
  expect(changes[0]).toMatch(/^### \w+ Changes$|^No changes in this release\.$/);
});

test("the contract's documents, joined or not, and its flows carry the version too", async () => {
  const { version } = await released("openapi");
  const dist = join(installed, "openapi/dist");
  for (const name of ["esim", "voice", "sms", "partner-connectivity"]) {
    const { info } = JSON.parse(await readFile(join(dist, `${name}.json`), "utf8"));
    expect(info.version, name).toBe(version);
  }
  const flow = await readFile(join(dist, "flows/top-up.arazzo.yaml"), "utf8");
  expect(flow).toContain(`\n  version: ${version}\n`);
});
