import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** What has changed: the changesets that wait for the next release, then the releases. */
export function changelog(): string {
  const folder = join(root, ".changeset");
  const waiting = readdirSync(folder)
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .sort()
    .map((file) => withoutFrontmatter(readFileSync(join(folder, file), "utf8")));
  const released = join(root, "openapi/CHANGELOG.md");
  return [
    ...(waiting.length > 0 ? [`## Not released yet\n\n${waiting.join("\n\n")}`] : []),
    ...(existsSync(released)
      ? [
          readFileSync(released, "utf8")
            .replace(/^# .*\n/, "")
            .trim(),
        ]
      : []),
  ].join("\n\n");
}

function withoutFrontmatter(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, "").trim();
}
