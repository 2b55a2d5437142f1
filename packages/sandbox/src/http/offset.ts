/** Rows before a page, the first page being 1. Kept within what a database takes as a number. */
export function offsetOf(page: number, size: number): number {
  return Math.min((page - 1) * size, Number.MAX_SAFE_INTEGER);
}
