import { readFileSync } from "node:fs";
import requirements from "@partner-connectivity/openapi/requirements.json" with { type: "json" };
import { expect, test } from "vitest";
import { partnerRequirements } from "./testing/partner-requirements.ts";

const root = new URL("../../../", import.meta.url);

test("every requirement that binds the partner has a proof or a reason, and no other has", () => {
  const binding = Object.entries(requirements)
    .filter(([, { binds }]) => binds === "partner")
    .map(([id]) => id);
  expect(Object.keys(partnerRequirements).sort()).toEqual(binding.sort());
});

test.each(Object.entries(partnerRequirements))(
  "the proof of %s is a test that there is",
  (_, entry) => {
    if ("reason" in entry) expect(entry.reason).toMatch(/^[A-Z`].*\.$/);
    else expect(readFileSync(new URL(entry.file, root), "utf8")).toContain(`"${entry.test}"`);
  },
);
