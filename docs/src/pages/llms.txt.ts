import { getCollection } from "astro:content";
import type { APIRoute } from "astro";
import { base } from "../site/address.ts";

/** What the site has, for those who read it with a program: https://llmstxt.org */
export const GET: APIRoute = async () => {
  const guides = (await getCollection("docs")).filter(({ id }) => id !== "404");
  const reference = await getCollection("reference");
  const line = ({
    id,
    data: { title, description = "" },
  }: (typeof guides | typeof reference)[number]) =>
    `- [${title}](${base}/${id}.md): ${description}`;
  const text = [
    "# Partner Connectivity",
    "> The contract of an HTTP API that resells data eSIMs, voice-only numbers and SMS: what is stated, what is only assumed, and what is unknown. Every page is Markdown at its address with `.md` in place of the last slash.",
    `## Guides\n\n${guides.map(line).join("\n")}`,
    `## Reference\n\n${reference.map(line).join("\n")}`,
  ].join("\n\n");
  return new Response(`${text}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
};
