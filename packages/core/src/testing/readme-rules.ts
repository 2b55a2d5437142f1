import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/**
 * Every TypeScript snippet of a README is a file of `readme/`, without what stands before a line
 * `// README` and after a line `// END`. So each is compiled like any file, and run here.
 */
export function readmeRules(packageFolder: URL): void {
  const readme = readFileSync(new URL("README.md", packageFolder), "utf8");
  const folder = new URL("readme/", packageFolder);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  const snippets = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text]) => text);

  test("every snippet of the README is a file that is compiled, and every such file is shown", () => {
    const shown = files.map((name) => visiblePart(readFileSync(new URL(name, folder), "utf8")));
    expect([...snippets].sort()).toEqual(shown.sort());
  });

  test.each(files)("the snippet %s runs, and does what is said of it", async (name) => {
    await import(/* @vite-ignore */ fileURLToPath(new URL(name, folder)));
  });

  test("the first call stands within ten lines of code", () => {
    const [first] = snippets;
    expect(first?.split("\n").findIndex((line) => line.includes("await "))).toBeLessThan(10);
    expect(readme.split("\n").findIndex((line) => line.includes("await "))).toBeLessThan(20);
  });
}

function visiblePart(text: string): string {
  const [before, after] = text.split("// README\n");
  const [visible] = (after ?? before ?? "").split("\n// END\n");
  return `${visible?.trim()}\n`;
}
