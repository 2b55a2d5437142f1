import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** A section of a README, `packages/conformance/README.md#Exit codes`, so that it is written once. */
export function section(reference: string): string {
  const [file = "", title = ""] = reference.split("#");
  const text = readFileSync(join(root, file), "utf8");
  const from = text.indexOf(`\n## ${title}\n`);
  if (from < 0) throw new Error(`${file} has no section ${title}`);
  const next = text.indexOf("\n## ", from + 1);
  return text.slice(from, next < 0 ? undefined : next).trim();
}
