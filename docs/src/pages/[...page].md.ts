import { getCollection } from "astro:content";
import type { APIRoute, GetStaticPaths } from "astro";

/** Every page as Markdown, at its address with `.md` in place of the last slash. */
export const getStaticPaths = (async () => {
  const pages = [...(await getCollection("docs")), ...(await getCollection("reference"))];
  return pages.map(({ id, data: { title }, body = "" }) => ({
    params: { page: id },
    props: { text: `# ${title}\n\n${body.trim()}\n` },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props["text"], { headers: { "content-type": "text/markdown; charset=utf-8" } });
