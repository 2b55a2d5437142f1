import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Page } from "./page.ts";

const docs = join(import.meta.dirname, "../..");

/** Every written page: the guides, and the decisions that the project keeps beside them. */
export function readPages(): Page[] {
  const guides = markdownFiles("guides").map(readGuide);
  const decisions = markdownFiles("decisions").map(readDecision);
  return [...guides.filter((guide) => guide !== undefined), ...decisions];
}

function markdownFiles(folder: string): string[] {
  return readdirSync(join(docs, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .sort();
}

/**
 * A guide names its page in the frontmatter. One that tells of a file which is not there yet (`needs`,
 * from the root of the repository) is left out.
 */
function readGuide(file: string): Page | undefined {
  const text = readFileSync(join(docs, "guides", file), "utf8");
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const { title, description, needs, ...frontmatter } = parse(head) ?? {};
  if (!title || !description) throw new Error(`guides/${file} needs a title and a description`);
  if (needs && !existsSync(join(docs, "..", needs))) return undefined;
  return { id: idOf(file), title, description, body, frontmatter };
}

/** A decision has a heading and no frontmatter; its second paragraph says what was decided. */
function readDecision(file: string): Page {
  const text = readFileSync(join(docs, "decisions", file), "utf8");
  const [, heading = file, body = ""] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  const title = heading.replaceAll("`", "");
  const id = `about/decisions/${idOf(file)}`.replace(/\/README$/, "");
  const description = /^\S[^\n]+/m.exec(body)?.[0].replaceAll(/[`*]/g, "") ?? title;
  return { id, title, description, body };
}

function idOf(file: string): string {
  return file.replace(/\.md$/, "").replace(/\/index$/, "");
}
