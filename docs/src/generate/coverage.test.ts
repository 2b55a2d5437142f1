import { magicValues } from "@partner-connectivity/sandbox/magic-values";
import { describe, expect, test } from "vitest";
import { areas } from "../contract/area.ts";
import { howChecked } from "../contract/checks.ts";
import { readContract } from "../contract/contract.ts";
import { expand } from "../markdown/expand.ts";
import { readPages } from "../site/read-pages.ts";
import { errors } from "./errors.ts";
import { limits } from "./limits.ts";
import { moneySafety } from "./money-safety.ts";
import { notShown } from "./not-shown.ts";
import { requirements } from "./requirements.ts";

const contract = readContract();
const all = [...contract.requirements.values()];
const operations = [...contract.operations.values()].filter(({ isWebhook }) => !isWebhook);

function anchorsIn(text: string): string[] {
  return [...text.matchAll(/<b id="((?:esim|voice|sms)-\d{3})">/g)].map(([, id]) => id ?? "");
}

describe.each(areas)("the %s area", (area) => {
  test("has every requirement on its page, once", () => {
    const expected = all.filter((entry) => entry.area === area).map(({ id }) => id.toLowerCase());
    expect(anchorsIn(requirements(contract, area)).sort()).toEqual(expected.sort());
  });

  test("has every assumption and gap among what is not shown, with how to settle it", () => {
    const open = all.filter((entry) => entry.area === area && entry.kind !== "fact");
    const page = notShown(contract, area);
    expect(anchorsIn(page).sort()).toEqual(open.map(({ id }) => id.toLowerCase()).sort());
    const assumed = open.filter(({ kind }) => kind === "assumption");
    expect(page.match(/>(Ask the provider|Settle: `--only)/g)).toHaveLength(assumed.length);
  });

  test("says of each refusal what the client throws and how to see it on the sandbox", () => {
    const rows = errors(contract, area)
      .split("\n")
      .filter((line) => line.startsWith("| **"));
    const cells = rows.map((row) => row.split(" | "));
    expect(rows.length).toBeGreaterThan(4);
    for (const [status, thrown, provoked, known] of cells) {
      expect(thrown, status).toMatch(/Error/);
      expect(provoked, `${status} has no way to provoke it`).not.toBe("");
      expect(known, status).toMatch(/\[\[/);
    }
  });
});

test("every magic value that brings a refusal about stands beside that refusal", () => {
  const pages = areas.map((area) => errors(contract, area)).join("\n");
  const refusing = Object.values(magicValues).filter(({ effect }) => /\b[45]\d\d\b/.test(effect));
  expect(refusing.length).toBeGreaterThan(8);
  expect(refusing.filter(({ value }) => !pages.includes(`\`${value}\``))).toEqual([]);
});

test("money safety treats every operation once", () => {
  const named = [...moneySafety(contract).matchAll(/\[\[(\w+)\]\]/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

test("nothing that may cost something is said to be sent again after a lost answer", () => {
  const [, costly = ""] =
    /## Calls that cost something\n\n([\s\S]*?)\n\n##/.exec(moneySafety(contract)) ?? [];
  const rows = costly.split("\n").slice(2);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter((row) => !row.includes("never sent again"))).toEqual([]);
});

test("every requirement names what checks it, or why nothing can", () => {
  const unproven = all.filter(
    (entry) =>
      entry.kind !== "gap" &&
      !/^(Checked|Client test|No client|Not observable)/.test(howChecked(entry)),
  );
  expect(unproven.map(({ id }) => id)).toEqual([]);
});

test("limits name every budget of the contract", () => {
  const buckets = new Set(operations.flatMap((it) => it["x-rate-limit"]?.bucket ?? []));
  const page = limits(contract);
  expect([...buckets].filter((bucket) => !page.includes(`id="${bucket}"`))).toEqual([]);
});

test("every flow has a journey of its own", () => {
  const shown = readPages().flatMap(({ body }) => /\[\[journey ([\w-]+)\]\]/.exec(body)?.[1] ?? []);
  expect(shown.sort()).toEqual(contract.flows.map(({ name }) => name).sort());
});

test("an assumption and a gap say so wherever they are quoted", () => {
  const quoted = expand(contract, "[[ESIM-012]] [[ESIM-028]] [[ESIM-031]]", "markdown");
  expect(quoted).toMatch(/^\[assumed: ESIM-012\].* \[unknown: ESIM-028\].* \[ESIM-031\]/);
});
