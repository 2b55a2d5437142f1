import { expect, test } from "vitest";
import { docsLink } from "../../packages/conformance/src/report/docs-link.ts";
import { readRequirements } from "./contract/requirement.ts";
import { read } from "./testing/built-site.ts";

test("the link that a conformance report gives a requirement leads to its place on the site", () => {
  const lost = [...readRequirements().values()].filter(({ id, area }) => {
    const { pathname, hash } = new URL(docsLink("https://docs.example.com", id, area));
    return !read(`${pathname}index.html`).includes(` id="${hash.slice(1)}"`);
  });
  expect(lost.map(({ id }) => id)).toEqual([]);
});
