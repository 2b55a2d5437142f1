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
  return [
    ...(waiting.length > 0 ? [section("Not released yet", waiting)] : []),
    ...releases(),
  ].join("\n\n");
}

function section(title: string, changes: readonly string[]): string {
  const items = changes.map((change) => `- ${change.replaceAll(/\n(?=.)/g, "\n  ")}`);
  return `## ${title}\n\n${items.join("\n\n")}`;
}

function withoutFrontmatter(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, "").trim();
}

/** Each release once: the packages share a version, and a change of several stands in the changelog of each. */
function releases(): string[] {
  const changes = new Map<string, Set<string>>();
  const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
  for (const file of ["openapi", ...packages].map((path) => join(root, path, "CHANGELOG.md"))) {
    if (!existsSync(file)) continue;
    for (const release of readFileSync(file, "utf8").split(/^## /m).slice(1)) {
      const [version = ""] = release.split("\n");
      const told = changes.get(version) ?? new Set();
      changes.set(version, told);
      for (const change of release.split(/^- /m).slice(1)) told.add(withoutHeadings(change));
    }
  }
  return [...changes].map(([version, told]) => section(version, [...told]));
}

function withoutHeadings(change: string): string {
  return change
    .replaceAll(/^### .*$/gm, "")
    .replaceAll(/^ {2}/gm, "")
    .trim();
}
