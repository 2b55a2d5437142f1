import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The root of the repository, under which quoted files are named. */
const root = join(import.meta.dirname, "../../..");

/**
 * Text of a file, or of one region of it: the lines between `// #region NAME` and `// #endregion`
 * (`# #region NAME` in a shell script), without their common indentation.
 * @throws Error when there is no such region
 */
export function quote(reference: string): string {
  const [file = "", region] = reference.split("#");
  const text = readFileSync(join(root, file), "utf8");
  if (region === undefined) return withoutMarks(text).trim();
  const lines = text.split("\n");
  const mark = (line: string): string | undefined => /#(region .+|endregion)$/.exec(line)?.[1];
  const from = lines.findIndex((line) => mark(line) === `region ${region}`);
  const length = lines.slice(from).findIndex((line) => mark(line) === "endregion");
  if (from < 0 || length < 0) throw new Error(`${file} has no region ${region}`);
  return withoutIndentation(lines.slice(from + 1, from + length));
}

function withoutMarks(text: string): string {
  return text.replaceAll(/^.*#(region .+|endregion)\n/gm, "");
}

function withoutIndentation(lines: readonly string[]): string {
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return lines
    .map((line) => line.slice(depth))
    .join("\n")
    .trim();
}
