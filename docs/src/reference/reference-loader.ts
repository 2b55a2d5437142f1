import type { Loader } from "astro/loaders";
import { readContract } from "../contract/contract.ts";
import { expand } from "../markdown/expand.ts";
import { referencePages } from "./reference-page.ts";

/** Loads the reference pages: `body` as Markdown, `rendered` as what is added to the drawn page. */
export function referenceLoader(): Loader {
  return {
    name: "reference",
    async load({ parseData, renderMarkdown, store }) {
      const contract = readContract();
      store.clear();
      for (const { id, body, below, ...data } of referencePages(contract)) {
        store.set({
          id,
          data: await parseData({ id, data }),
          body: expand(contract, body, "markdown"),
          rendered: await renderMarkdown(expand(contract, below, "html")),
        });
      }
    },
  };
}
