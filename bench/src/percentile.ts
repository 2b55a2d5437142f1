/** The smallest value that is no less than `percent` of all of them. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil((percent / 100) * sorted.length) - 1];
  if (value === undefined) throw new Error("There is no percentile of nothing.");
  return value;
}
