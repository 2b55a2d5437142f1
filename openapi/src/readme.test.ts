import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contractDirectory, readContract } from "./contract.ts";

const readme = readFileSync(join(contractDirectory, "README.md"), "utf8");

test("the entries that the README shows stand in the registry like that", () => {
  const registries = Object.assign(
    {},
    ...readContract().areas.map(({ registry }) => registry.data),
  );
  const shown = [...readme.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = ""]) => parse(text));
  expect(shown).toHaveLength(3);
  for (const entry of shown) expect(registries).toMatchObject(entry);
});

test("the README explains every extension, and no other", () => {
  const file = join(contractDirectory, "schemas/extensions.schema.json");
  const { properties } = JSON.parse(readFileSync(file, "utf8"));
  const explained = [...readme.matchAll(/^\| `(x-[a-z-]+)` /gm)].map(([, key]) => key);
  expect(explained.sort()).toEqual(Object.keys(properties).sort());
});
