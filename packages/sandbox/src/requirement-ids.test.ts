import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { magicValues } from "./magic-values.ts";

interface Requirement {
  readonly kind: "fact" | "assumption" | "gap";
}

const registry: Record<string, Requirement> = JSON.parse(
  readFileSync(
    fileURLToPath(import.meta.resolve("@partner-connectivity/openapi/requirements.json")),
    "utf8",
  ),
);
const ids = /\b(?:ESIM|VOICE|SMS)-\d{3}\b/g;

test("every requirement that a comment or a magic value names is in the registry", () => {
  const sources = globSync("**/*.ts", { cwd: import.meta.dirname });
  expect(sources.length).toBeGreaterThan(50);
  const unknown = sources.flatMap((file) => {
    const named = readFileSync(`${import.meta.dirname}/${file}`, "utf8").match(ids) ?? [];
    return named.filter((id) => !(id in registry)).map((id) => `${file} names ${id}`);
  });
  expect(unknown).toEqual([]);
  for (const { requirement } of Object.values(magicValues))
    expect(registry).toHaveProperty(requirement);
});
