import { readFileSync } from "node:fs";
import { join } from "node:path";
import { table } from "../markdown/table.ts";

/** One way in which a service was made wrong, and what turned red. */
interface Kill {
  readonly deviation: string;
  readonly target: string;
  readonly red: readonly string[];
}

/** What the tests of the conformance suite found out; written by them. */
export function killMatrix(): string {
  const file = join(import.meta.dirname, "../../../packages/conformance/kill-matrix.json");
  const kills = JSON.parse(readFileSync(file, "utf8")) as Kill[];
  return table(
    ["what is wrong", "breaks", "turned red"],
    kills.map(({ deviation, target, red }) => [
      deviation,
      `[[${target}]]`,
      red.map((id) => `[[${id}]]`).join(" "),
    ]),
  );
}
