import type { Located } from "./attribute.ts";

/** Says in one line where something broke, what was expected and what was seen. */
export function tell({ operation, pointer, expected, seen }: Located): string {
  return `${operation}${pointer && ` ${pointer}`} ${expected}, saw ${seen}`;
}
