import type { Loader } from "astro/loaders";
import { type Contract, readContract } from "../contract/contract.ts";
import { expand, type Target } from "../markdown/expand.ts";
import { readPages } from "./read-pages.ts";

/**
 * Loads the pages with all references spelt out: `rendered` for the site, `body` as the Markdown that
 * is served beside each page.
 */
export function pagesLoader(): Loader {
  return {
    name: "pages",
    async load({ config, parseData, renderMarkdown, store }) {
      const contract = readContract();
      store.clear();
      for (const { id, title, description, body, frontmatter } of readPages()) {
        // Starlight treats as its own what seems to lie in its folder.
        const filePath = `src/content/docs/${id}.md`;
        const fileURL = new URL(filePath, config.root);
        const data = await parseData({ id, data: { title, description, ...frontmatter } });
        const html = expandPage(contract, id, body, "html");
        const rendered = withFramedTables(await renderMarkdown(html, { fileURL }));
        const markdown = expandPage(contract, id, body, "markdown");
        store.set({ id, data, filePath, rendered, body: markdown });
      }
    },
  };
}

function expandPage(contract: Contract, id: string, body: string, target: Target): string {
  try {
    return expand(contract, body, target);
  } catch (error) {
    throw new Error(`${id}: ${(error as Error).message}`, { cause: error });
  }
}

/** Puts each table into a frame that can be reached and scrolled with the keyboard. */
function withFramedTables<Rendered extends { html: string }>(rendered: Rendered): Rendered {
  const html = rendered.html
    .replaceAll(
      "<table>",
      '<div class="table" role="group" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll("</table>", "</table></div>");
  return { ...rendered, html };
}
