import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "./built-site.ts";

const host = "http://site.test";

/**
 * Links and anchors within a built site that lead nowhere, of its pages, their Markdown and llms.txt.
 * @param base path below which the site stands, such as `/name`
 */
export function findBrokenLinks(folder: string, base: string): string[] {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), "utf8");
    texts.set(file, text);
    return text;
  };
  const idsOf = (file: string): Set<string> =>
    new Set([...read(file).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ""));
  const ids = new Map<string, Set<string>>();

  /** What is wrong with a link; undefined when it leads somewhere. */
  function wrongWith(link: string, from: string): string | undefined {
    const url = new URL(link.replaceAll("&amp;", "&"), `${host}${base}/${from}`);
    if (url.origin !== host) return undefined;
    if (!url.pathname.startsWith(`${base}/`)) return "leads out of the site";
    const path = decodeURI(url.pathname).slice(base.length + 1);
    const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
    if (!existsSync(join(folder, file))) return "leads nowhere";
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (anchor === "") return undefined;
    const known = ids.get(file) ?? idsOf(file);
    ids.set(file, known);
    return known.has(anchor) ? undefined : "has no such anchor";
  }

  const sources: [string[], RegExp][] = [
    [filesOf(".html", folder), /\s(?:href|src)="([^"]+)"/g],
    [[...filesOf(".md", folder), "llms.txt"], /\]\((\/[^)\s]*)\)/g],
  ];
  return sources.flatMap(([files, pattern]) =>
    files.flatMap((file) =>
      [...read(file).matchAll(pattern)].flatMap(([, link = ""]) => {
        const wrong = wrongWith(link, file);
        return wrong ? [`${file}: ${link} ${wrong}`] : [];
      }),
    ),
  );
}
