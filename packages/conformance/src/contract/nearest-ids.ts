const most = 3;

/** The ids that take the fewest changes of a letter to come to from a mistyped one; none when all take many. */
export function nearestIds(typed: string, ids: Iterable<string>): string[] {
  const distances = [...ids].map((id) => [id, distance(typed.toUpperCase(), id)] as const);
  const least = Math.min(...distances.map(([, changes]) => changes));
  const near = distances.filter(([, changes]) => changes === least && changes <= 2);
  return near.slice(0, most).map(([id]) => id);
}

/** After Levenshtein: letters put in, left out or replaced. */
function distance(from: string, to: string): number {
  let row = [...Array(to.length + 1).keys()];
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...to].entries()) {
      const [left = 0, above = 0, corner = 0] = [next[column], row[column + 1], row[column]];
      next.push(Math.min(left + 1, above + 1, corner + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
